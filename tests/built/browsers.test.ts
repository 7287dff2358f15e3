// Many phones have a browser that is no longer updated: Android 6 ends with Chrome 106, Android 7 with Chrome 119, the
// iPhone X with Safari 16. Code that throws there replaces a page by a message.

import { expect, it } from 'vitest'
import { files, pages, read } from './site.ts'

const YOUNG =
  /\b(fromAsync|toReversed|toSorted|toSpliced|groupBy|withResolvers|isSubsetOf|isWellFormed|toWellFormed|canParse)\b|\bPromise\.try\(|\bURL\.parse\(|\.(with|union|intersection|difference)\(/

it('no script calls a method that browsers have only since Chrome 110', () => {
  const scripts = [...files].filter((file) => file.endsWith('.js')).map(read)
  const inline = [...pages[0]!.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
  expect(inline).not.toEqual([])
  expect([...scripts, ...inline].flatMap((text) => YOUNG.exec(text)?.[0] ?? [])).toEqual([])
})
