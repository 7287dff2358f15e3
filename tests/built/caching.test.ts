// How long a browser keeps the files of the site: the Cache-Control headers of firebase.json.

import { expect, it } from 'vitest'
import { headersOf } from '../suite/serve.mjs'
import { files, pages } from './site.ts'

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

it('pages, sitemap, robots.txt, feed, manifest and security.txt are revalidated at each request', () => {
  const read = [
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ]
  for (const path of [...pages.map(({ path }) => path), ...read]) {
    expect(cacheOf(path), path).toBe('no-cache')
  }
})

it('files with a hash in their name are cached for a year, and pictures for a day', () => {
  for (const file of files) {
    // Without a hash in its name, a file is asked for at each use: styles of the answer page and of older browsers, the worker.
    if (/^(answer\.css|older\.css|sw\.js)$/.test(file)) expect(cacheOf(`/${file}`)).toBe('no-cache')
    else if (/\.(js|css|woff2)$/.test(file)) {
      expect(file).toMatch(/^assets\/.+-[\w-]{8}\.\w+$/)
      expect(cacheOf(`/${file}`), file).toBe('public, max-age=31536000, immutable')
    }
    if (/\.(svg|png|ico|jpg|avif|webp)$/.test(file)) expect(cacheOf(`/${file}`), file).toBe(DAY)
  }
})

function cacheOf(path: string): string | undefined {
  return headersOf(path)['cache-control']
}
