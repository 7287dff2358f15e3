// The HTML of the pages is valid, and each page allows exactly its own inline code, in a policy that stands before all
// other code of its head.

import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { kinds } from '../suite/screens.ts'
import { files, inlineOf, pages, read } from './site.ts'
import { faultsOf } from './valid-html.ts'

const documents = [...files].filter((file) => file.endsWith('.html'))

it('a page of each kind is valid HTML', async () => {
  expect(await faultsOf(pages.filter(({ path }) => kinds.includes(path)))).toEqual([])
})

it('a page with invalid HTML has faults', async () => {
  const page = { file: 'a.html', path: '/a', html: '<ul><p>No item</p></ul>' }
  expect(await faultsOf([page])).not.toEqual([])
})

it('the policy of every document allows files of the site and exactly the document’s own inline code', () => {
  for (const file of documents) {
    const html = read(file)
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
    for (const tag of ['script', 'style'] as const) {
      const allowed = policy.split('; ').find((part) => part.startsWith(`${tag}-src `))
      const own = inlineOf(html, tag).map(
        (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
      expect(allowed, `${file}: ${tag}`).toBe(`${tag}-src 'self'${own.join('')}`)
    }
  }
  expect(documents.length).toBeGreaterThan(100)
})

it('the head’s script sets the remembered theme and direction before the body begins', () => {
  const [head = ''] = read('index.html').split('<body')
  const attributes: Record<string, string> = {}
  // Whatever else the script asks for or calls has no effect here.
  const other: unknown = new Proxy(() => {}, { get: () => other, apply: () => other })
  const orOther = <Own extends object>(own: Own) =>
    new Proxy(own, { get: (_, name) => Reflect.get(own, name) ?? other })
  const setAttribute = (name: string, value: string) => {
    attributes[name] = value
  }
  const getItem = (key: string) => ({ theme: 'dark', direction: 'rtl' })[key]
  const document = orOther({ documentElement: orOther({ setAttribute }) })
  const localStorage = { theme: 'dark', direction: 'rtl', getItem }
  runInNewContext(inlineOf(head, 'script')[0]!, orOther({ document, localStorage }))
  expect(attributes).toMatchObject({ 'data-theme': 'dark', dir: 'rtl' })
})

it('a script with attributes is a file or structured data, so no inline script lacks a hash', () => {
  for (const file of documents) {
    const scripts = read(file).match(/<script(?! type="application\/ld\+json")[^>]+>/g) ?? []
    const inline = scripts.filter((tag) => !tag.includes(' src="'))
    expect(inline, file).toEqual([])
  }
})
