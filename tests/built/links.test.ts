// Every address within the site that a page, the sitemap, the feed or the manifest contains has an existing target.

import { agency } from 'content/compiled/agency.ts'
import { expect, it } from 'vitest'
import { fileOf } from '../suite/serve.mjs'
import { canonicalOf, inlineOf, metaOf, pages, read, sheets, valuesOf } from './site.ts'

const html = new Map([...pages, ...sheets].map((page) => [page.file, page.html]))

it('every link, picture, script and fragment within the site has a target, to which Hosting does not redirect', () => {
  const broken = [...pages, ...sheets].flatMap(({ path, html }) =>
    addressesIn(html)
      .map((address) => new URL(address, agency.baseUrl + path))
      .filter((url) => url.origin === agency.baseUrl)
      // Hosting redirects addresses that end in .html or a slash.
      .filter((url) => !leadsSomewhere(url) || /\.html$|.\/$/.test(url.pathname))
      .map(({ pathname, hash }) => `${path}: ${pathname}${hash}`),
  )
  expect(broken).toEqual([])
})

it('every file that the styles of a page load exists', () => {
  for (const { path, html } of pages) {
    const files = [...html.matchAll(/<link rel="stylesheet" [^>]*href="\/([^"]*)"/g)]
    const asked = [...inlineOf(html, 'style'), ...files.map(([, file]) => read(file ?? ''))]
      .flatMap((style) => [...style.matchAll(/url\(["']?([^"')]+)/g)])
      .map(([, url]) => new URL(url ?? '', agency.baseUrl + path))
      .filter(({ protocol }) => protocol !== 'data:')
    expect(asked.length, path).toBeGreaterThan(0)
    expect(asked.filter((url) => !leadsSomewhere(url)).map(String), path).toEqual([])
  }
})

it('a canonical address names itself as canonical, and pages with noindex have none', () => {
  for (const { path, html } of pages) {
    const canonical = canonicalOf(html)
    if (metaOf(html, 'robots') === 'noindex') expect(canonical, path).toBeNull()
    else expect(canonicalAt(canonical ?? ''), path).toBe(canonical)
  }
})

it('the sitemap lists exactly the pages without noindex, by their canonical addresses', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const findable = pages.flatMap(({ html }) => canonicalOf(html) ?? [])
  expect(listed.sort()).toEqual([...new Set(findable)].sort())
})

it('every address in the RSS feed is the canonical address of a page', () => {
  const links = [...read('rss.xml').matchAll(/<(?:link|guid)>(.*?)<\//g)].map(
    ([, url]) => url ?? '',
  )
  expect(links.length).toBeGreaterThan(9)
  for (const link of links) expect(canonicalAt(link)).toBe(link)
})

it('the web app manifest’s icons and start page, and the sitemap that robots.txt names, exist', () => {
  const { icons, start_url } = JSON.parse(read('manifest.webmanifest'))
  const sitemap = /^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1]
  const addresses = [start_url, sitemap, ...icons.map(({ src }: { src: string }) => src)]
  for (const address of addresses) {
    expect(leadsSomewhere(new URL(address, agency.baseUrl)), address).toBe(true)
  }
})

/** The addresses in a page's HTML, also in `srcset`, in the <meta> elements for sharing and in the start script. */
function addressesIn(html: string): string[] {
  const sets = [...valuesOf(html, 'srcset'), ...valuesOf(html, 'imagesrcset')]
  return [
    ...['href', 'src', 'action', 'poster'].flatMap((attribute) => valuesOf(html, attribute)),
    ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
    ...(html.match(/\/assets\/[\w.-]+/g) ?? []),
    ...['og:image', 'og:url'].flatMap((key) => metaOf(html, key) ?? []),
  ]
}

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const file = fileOf(pathname)
  if (file === '404.html' && pathname !== '/404') return false
  const id = decodeURIComponent(hash.slice(1))
  const text = html.get(file) ?? (file.endsWith('.svg') ? read(file) : '')
  return id === '' || valuesOf(text, 'id').includes(id)
}

/** The canonical address that the page at an address names. */
function canonicalAt(address: string): string | null {
  return canonicalOf(html.get(fileOf(new URL(address).pathname)) ?? '')
}
