// The built files: their upload and headers by firebase.json, their names, and the methods that scripts call.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { appCheckSiteKey } from 'content/compiled/agency.ts'
// @ts-expect-error: the package has no types.
import { listFiles } from 'firebase-tools/lib/listFiles'
import { expect, it } from 'vitest'
import { hosting } from '../../firebase.json'
import { dist, headersOf } from '../suite/serve.mjs'
import { files, inlineOf, pages, read } from './site.ts'

/** The files that the Firebase CLI uploads. */
const uploaded: string[] = listFiles(dist, hosting.ignore)

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

it('pages, sitemap, robots.txt, feed and manifest are revalidated at each request', () => {
  const others = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/manifest.webmanifest']
  for (const path of [...pages.map(({ path }) => path), ...others])
    expect(cacheOf(path), path).toBe('no-cache')
})

it('files with a hash in their name are cached for a year, pictures for a day', () => {
  for (const file of files) {
    // No hash in the name: the styles of the answer page, and the service worker.
    if (/^(answer\.css|sw\.js)$/.test(file)) expect(cacheOf(`/${file}`)).toBe('no-cache')
    else if (/\.(js|css|woff2)$/.test(file)) {
      expect(file).toMatch(/^assets\/x[\da-f]{8}\.\w+$/)
      expect(cacheOf(`/${file}`), file).toBe('public, max-age=31536000, immutable')
    }
    if (/\.(svg|png|ico|jpg|avif|webp)$/.test(file)) expect(cacheOf(`/${file}`), file).toBe(DAY)
  }
})

it('every built file is uploaded', () => {
  const built = [...files].filter((file) => statSync(join(dist, file)).isFile())
  expect([...uploaded].sort()).toEqual(built.sort())
  expect(uploaded).toEqual(expect.arrayContaining(['.well-known/security.txt', 'favicon.ico']))
})

it('every answer asks for HTTPS and forbids guesses about its type', () => {
  for (const path of ['/', '/contact', '/assets/x.js', '/pictures/x.svg', '/answer/x']) {
    expect(headersOf(path), path).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
  }
})

it('pages embed only Google’s maps and reCAPTCHA, and no other site embeds a page', () => {
  const policy = headersOf('/contact')['content-security-policy']?.split('; ')
  const frames = 'https://www.google.com https://maps.google.com'
  expect(policy).toEqual(
    expect.arrayContaining([
      `frame-src ${frames} https://recaptcha.google.com/recaptcha/`,
      ...["media-src 'none'", "object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"],
    ]),
  )
})

/** Whole words of a name: the lists block `/social-links-` and `/ads.js`, not `/roads.js`. */
const WORDS = `
  ads? adverts? advertis\\w+ affiliates? analytics banners? beacons? campaigns? consent
  cookies? counters? facebook gdpr instagram logg\\w+ logs? marketing metrics? newsletters?
  overlays? pixels? pop-?ups? popunders? promo\\w* shar(e|er|es|ing) social sponsor\\w*
  statistics stats subscribe telemetry track\\w* twitter vitals whatsapp widgets? youtube`
  .trim()
  .split(/\s+/)

const BLOCKED = new RegExp(`(^|[^a-z\\d])(${WORDS.join('|')})(?![a-z])`, 'i')

it('no built file has a word in its name that EasyList, EasyPrivacy and Fanboy’s Social block', () => {
  // The specification gives this page its address. Lists block files that pages load, not pages.
  const others = [...files].filter((file) => file !== 'user-social.html')
  expect(others.length).toBeGreaterThan(400)
  expect(others.filter((file) => BLOCKED.test(file))).toEqual([])
})

const scripts = [...files].filter((file) => file.endsWith('.js'))

// Many phones have a browser that is no longer updated: Android 6 ends with Chrome 106, Android 7 with Chrome 119, the
// iPhone X with Safari 16. Code that throws in such a browser replaces a page by a message.
const NEW_METHODS = new RegExp(
  '\\b(fromAsync|toReversed|toSorted|toSpliced|groupBy|withResolvers|isSubsetOf|isWellFormed|' +
    'toWellFormed|canParse)\\b|\\bPromise\\.try\\(|\\bURL\\.parse\\(|' +
    '\\.(with|union|intersection|difference)\\(',
)

const inline = inlineOf(pages[0]!.html, 'script')
const texts = [...scripts.map(read), ...inline]

it('no script listens to `unload`, which would keep each page out of the back-forward cache', () => {
  expect(texts.filter((text) => /["'`]unload|onunload/.test(text))).toEqual([])
})

it('no script calls a listed method, each newer than Chrome 109', () => {
  expect(inline).not.toEqual([])
  expect(texts.flatMap((text) => NEW_METHODS.exec(text)?.[0] ?? [])).toEqual([])
})

// App Check: docs/decisions/011.
it('App Check’s code and reCAPTCHA’s address are built only with a site key', () => {
  const built = scripts.filter((file) => /recaptcha/i.test(file + read(file)))
  expect(built.length > 0).toBe(appCheckSiteKey !== null)
})

function cacheOf(path: string): string | undefined {
  return headersOf(path)['cache-control']
}
