// Files for crawlers, feed readers and browsers: sitemap, robots.txt, RSS feed, web app manifest, security.txt.

import { palette } from 'brand/palette.ts'
import { agency } from 'content/compiled/agency.ts'
import { daysAfter } from 'content/dates.ts'
import { posts } from 'content/posts.ts'
import { allPaths, matchOf, postPath } from '../routes.ts'
import { escapeXml, isSample } from './head.ts'

/** Contents by file name. The build writes the files beside the pages. */
export function siteFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /answer/\n\nSitemap: ${agency.baseUrl}/sitemap.xml\n`,
    'rss.xml': rss(),
    'manifest.webmanifest': JSON.stringify(manifest, null, 2),
    '.well-known/security.txt': securityTxt(),
  }
}

/** Each page once, by its canonical address, but no sample page. */
function sitemap(): string {
  const listed = allPaths()
    .map(matchOf)
    .filter((match) => !isSample(match))
  const dates = new Map(listed.map(({ head, post }) => [head.canonical, post?.date]))
  const urls = [...dates].map(([path, date]) => {
    const changed = date ? `<lastmod>${date}</lastmod>` : ''
    return `<url><loc>${agency.baseUrl}${path}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function rss(): string {
  const items = posts.map(({ id, title, desc, date }) => {
    const url = agency.baseUrl + postPath(id)
    const day = new Date(`${date}T00:00:00Z`).toUTCString()
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${day}</pubDate><description>${escapeXml(desc)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<atom:link href="${agency.baseUrl}/rss.xml" rel="self" type="application/rss+xml"/>
<title>${escapeXml(agency.brand)}</title>
<link>${agency.baseUrl}/blogs</link>
<description>${escapeXml(agency.tagline)}</description>
<language>en-in</language>
${items.join('\n')}
</channel></rss>
`
}

const manifest = {
  id: '/',
  lang: 'en-IN',
  name: agency.brand,
  short_name: agency.brand,
  description: agency.tagline,
  start_url: '/',
  display: 'standalone',
  background_color: palette.paper,
  theme_color: palette.indigo,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/**
 * /.well-known/security.txt: whom to tell about a weakness. Each build renews its date, which is less
 * than a year ahead (RFC 9116, 2.5.5): SECURITY.md must hold at each deployment.
 */
function securityTxt(): string {
  return `Contact: mailto:${agency.email}
Expires: ${daysAfter(BUILD_DAY, 330)}T00:00:00Z
Preferred-Languages: en
Canonical: ${agency.baseUrl}/.well-known/security.txt
`
}
