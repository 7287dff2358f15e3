import { beforeAll, expect, it } from 'vitest'
import { tours } from '../content/catalogue.ts'
import { allPaths, matchOf } from '../routes.ts'
import { site } from '../site.ts'
import { tourDetail } from '../tour-detail.ts'
import { cardOf, cards } from './cards.ts'
import { descriptionOf } from './descriptions.ts'
import { headHtml } from './head.ts'
import { siteFiles } from './site-files.ts'

beforeAll(() => Promise.all(tours.map(({ slug }) => tourDetail(slug).load())))

it('every page has a title of up to 75 characters and a description of up to 160', () => {
  for (const path of allPaths()) {
    const match = matchOf(path)
    const { title } = match.head
    const description = descriptionOf(match)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(75)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  }
})

it('a tour’s three addresses have one canonical address', () => {
  for (const path of [
    '/leh-to-leh-with-turtuk',
    '/tour-detail-one/1',
    '/tour-detail-one/leh-to-leh-with-turtuk',
  ]) {
    expect(headHtml(matchOf(path))).toContain(
      `<link rel="canonical" href="${site.baseUrl}/leh-to-leh-with-turtuk" />`,
    )
  }
})

it.each([
  ['/grid-left-sidebar', '/grid'],
  ['/grid-right-sidebar', '/grid'],
  ['/list', '/grid'],
  ['/list-left-sidebar', '/grid'],
  ['/list-right-sidebar', '/grid'],
  ['/blog-standard', '/blogs'],
])(
  '%s shows what %s shows, which is its canonical address and alone in the sitemap',
  (path, first) => {
    expect(headHtml(matchOf(path))).toContain(
      `<link rel="canonical" href="${site.baseUrl}${first}" />`,
    )
    expect(siteFiles()['sitemap.xml']).not.toContain(`<loc>${site.baseUrl}${path}</loc>`)
    expect(siteFiles()['sitemap.xml']).toContain(`<loc>${site.baseUrl}${first}</loc>`)
  },
)

it('sample screens have noindex and no canonical address', () => {
  const head = headHtml(matchOf('/login'))
  expect(head).toContain('<meta name="robots" content="noindex" />')
  expect(head).not.toContain('canonical')
})

it('the offer of a tour has the price with GST, and no item has a rating', () => {
  const head = headHtml(matchOf('/leh-to-leh-with-turtuk'))
  expect(head).toContain('"price":25095')
  expect(head).not.toMatch(/rating/i)
})

it('a tour without a price has no offer', () => {
  const match = matchOf('/leh-to-leh-with-turtuk')
  expect(headHtml(match)).toContain('Offer')
  const tour = { ...match.tour!, pricePerPerson: null }
  expect(headHtml({ ...match, tour })).not.toContain('Offer')
})

it('no text can close the script element of the structured data', () => {
  const match = matchOf('/leh-to-leh-with-turtuk')
  const title = '</script><b>A tour</b>'
  const head = headHtml({ ...match, tour: { ...match.tour!, title } })
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)['@graph']).toContainEqual(expect.objectContaining({ name: title }))
})

it('the sitemap has each page once and no sample', () => {
  const urls = [...(siteFiles()['sitemap.xml']?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(
    ([, url]) => url,
  )
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain(`${site.baseUrl}/leh-to-leh-with-turtuk`)
  expect(urls.join()).not.toMatch(/tour-detail-one\/|login|404/)
})

it('every tour and every article has a card of its own, and all other pages share one', () => {
  const own = allPaths().filter((path) => /^(tour|tour-detail|post)$/.test(matchOf(path).id))
  expect(new Set(own.map((path) => cardOf(matchOf(path)).file)).size).toBe(cards.length - 1)
  for (const path of allPaths().filter((each) => !own.includes(each))) {
    expect(cardOf(matchOf(path)), path).toBe(cards[0])
  }
})

it('the tags for sharing name a large card with an alternative text', () => {
  const head = headHtml(matchOf('/leh-to-leh-with-hanle'))
  for (const tag of [
    `<meta property="og:image" content="${site.baseUrl}/cards/leh-to-leh-with-hanle.jpg" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Leh to Leh with Hanle. The white dome',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]) {
    expect(head).toContain(tag)
  }
})
