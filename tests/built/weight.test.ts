// The budgets of pages, of a move and of a form, in bytes and not in times: bytes are the same on every machine.

import { get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { matchOf } from 'web/routes.ts'
import { budget, documentBudget, firstWindow } from '../suite/byte-budgets.mjs'
import { serve } from '../suite/serve.mjs'
import { pageWeights } from './page-weights.ts'
import { pages } from './site.ts'

const weights = await pageWeights()

it('no measured page, move or form loads more bytes than its budget', () => {
  expect(weights.filter(({ bytes, limit }) => bytes > limit)).toEqual([])
})

it('no document weighs more than the limit, and only Home, tours and lists may need two round trips', async () => {
  const site = await serve()
  const weighed = await Promise.all(
    pages.map(async ({ path }) => ({ path, ...(await answerOf(`${site}${path}`)) })),
  )
  expect(weighed.filter(({ body }) => body > documentBudget)).toEqual([])
  // The lists with all summaries fit in one round trip with 14 tours, and grow with each tour.
  const light = weighed.filter(({ path }) => !/^(home|tour|list-)/.test(matchOf(path).id))
  expect(light.length).toBeGreaterThan(30)
  expect(light.filter(({ head, body }) => head + body > firstWindow)).toEqual([])
})

it('the measurement finds the HTML, the code and the fonts of each page', () => {
  for (const { page, kind, bytes } of weights)
    if (/html|js|fonts/.test(kind)) expect(bytes, `${page}: ${kind}`).toBeGreaterThan(3_000)
  expect(weights.map(({ page }) => page)).toEqual(expect.arrayContaining(Object.keys(budget)))
})

/** The bytes of an HTTP/1.1 answer with brotli: `head` is the first line with the headers. */
async function answerOf(url: string): Promise<{ head: number; body: number }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  let body = 0
  for await (const part of answer) body += (part as Buffer).length
  const first = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`
  // Two bytes more for each part: a colon and a space after a name, CRLF after a value.
  const headers = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
  return { head: first.length + headers, body }
}
