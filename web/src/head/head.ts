import { palette } from 'brand/palette.ts'
import { agency } from 'content/compiled/agency.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardOf } from 'content/social-cards.ts'
import { type Match, samples } from '../routes.ts'
import { descriptionOf } from './descriptions.ts'
import { thingsOf } from './structured-data.ts'

/** The routes of Home and of all pages with articles. */
const WITH_FEED: readonly Match['id'][] = ['home', 'blogs', 'blog-standard', 'blog-detail', 'post']

const FEED = '<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="Blog" />'

/** The tags of a page's head as HTML. */
export function headHtml(match: Match): string {
  const { title, canonical } = match.head
  const description = descriptionOf(match)
  const card = cardOf(match)
  const tags = [
    `<title>${escapeXml(title)}</title>`,
    meta('name', 'description', description),
    themeColor('light', palette.paper),
    themeColor('dark', palette.night),
    ...(WITH_FEED.includes(match.id) ? [FEED] : []),
    ...(import.meta.env.VITE_PREVIEW || isSample(match)
      ? [meta('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeXml(agency.baseUrl + canonical)}" />`]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', agency.baseUrl + canonical),
    meta('property', 'og:type', match.post ? 'article' : 'website'),
    meta('property', 'og:site_name', agency.brand),
    meta('property', 'og:image', `${agency.baseUrl}/${card.file}`),
    meta('property', 'og:image:width', String(CARD_WIDTH)),
    meta('property', 'og:image:height', String(CARD_HEIGHT)),
    meta('property', 'og:image:alt', card.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData(thingsOf(match)),
  ]
  return tags.join('\n')
}

/** Whether a page has sample content, which search engines should not list. */
export function isSample({ id }: Pick<Match, 'id'>): boolean {
  return samples.some((route) => route.id === id)
}

/** Escapes text for an attribute or an element of HTML and XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function meta(kind: 'name' | 'property', key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${escapeXml(value)}" />`
}

/** The colour of a phone's browser bars. */
function themeColor(scheme: 'light' | 'dark', colour: string): string {
  return `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" />`
}

/** All items of a page's structured data in one element, because each element costs bytes. */
function structuredData(things: readonly object[]): string[] {
  if (things.length === 0) return []
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // "</script>" inside a text would end the element.
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`]
}
