// What firebase.json says of the built files: how long a browser keeps each file, and that every file is uploaded.

import { statSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error: the package has no types.
import { listFiles } from 'firebase-tools/lib/listFiles'
import { expect, it } from 'vitest'
import { hosting } from '../../firebase.json'
import { dist, headersOf } from '../suite/serve.mjs'
import { files, pages } from './site.ts'

/** The files that the Firebase CLI uploads. */
const uploaded: string[] = listFiles(dist, hosting.ignore)

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

it('pages, sitemap, robots.txt, feed, manifest and security.txt are revalidated at each request', () => {
  const others = ['sitemap.xml', 'robots.txt', 'rss.xml', 'manifest.webmanifest']
  const paths = [...others, '.well-known/security.txt'].map((file) => `/${file}`)
  for (const path of [...pages.map(({ path }) => path), ...paths])
    expect(cacheOf(path), path).toBe('no-cache')
})

it('files with a hash in their name are cached for a year, pictures for a day', () => {
  for (const file of files) {
    // No hash in the name: the styles of the answer page and of older browsers, and the service worker.
    if (/^(answer\.css|older\.css|sw\.js)$/.test(file)) expect(cacheOf(`/${file}`)).toBe('no-cache')
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

function cacheOf(path: string): string | undefined {
  return headersOf(path)['cache-control']
}
