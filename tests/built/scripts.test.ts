import { appCheckSiteKey } from 'content/agency.ts'
import { expect, it } from 'vitest'
import { files, inlineOf, pages, read } from './site.ts'

const scripts = [...files].filter((file) => file.endsWith('.js'))

// Many phones have a browser that is no longer updated: Android 6 ends with Chrome 106, Android 7 with Chrome 119, the
// iPhone X with Safari 16. Code that throws in such a browser replaces a page by a message.
const NEW_METHODS =
  /\b(fromAsync|toReversed|toSorted|toSpliced|groupBy|withResolvers|isSubsetOf|isWellFormed|toWellFormed|canParse)\b|\bPromise\.try\(|\bURL\.parse\(|\.(with|union|intersection|difference)\(/

it('no script calls a listed method, each newer than Chrome 109', () => {
  const inline = inlineOf(pages[0]!.html, 'script')
  expect(inline).not.toEqual([])
  const texts = [...scripts.map(read), ...inline]
  expect(texts.flatMap((text) => NEW_METHODS.exec(text)?.[0] ?? [])).toEqual([])
})

// App Check: docs/decisions/011.
it('App Check’s code and reCAPTCHA’s address are built only with a site key', () => {
  const built = scripts.filter((file) => /recaptcha/i.test(file + read(file)))
  expect(built.length > 0).toBe(appCheckSiteKey !== null)
})

it('Firestore’s code is one file without a site key, and several files with a key', () => {
  const parts = scripts.filter((file) => /FirebaseError|@firebase\//.test(read(file)))
  expect(parts.length > 1).toBe(appCheckSiteKey !== null)
  expect(parts.length).toBeGreaterThan(0)
})
