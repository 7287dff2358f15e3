import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the policy allows the one script that stands in the page, by its hash', () => {
  // As prerender.mjs writes it: without its comments.
  const page = read('../../index.html').replace(/^ *\/\/.*\n/gm, '')
  const script = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(read('../../../firebase.json')).toContain(`script-src 'self' 'sha256-${hash}'`)
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
