// What search engines, messengers and feed readers find in the built pages.

import { agency, office } from 'content/compiled/agency.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { expect, it } from 'vitest'
import { fileOf } from '../suite/serve.mjs'
import { canonicalOf, files, metaOf, pages, read } from './site.ts'

type Thing = Record<string, unknown> & { '@type': string }

it('the sample pages have noindex, and no page with content has', () => {
  const hidden = pages.filter(({ html }) => metaOf(html, 'robots') === 'noindex')
  const paths = hidden.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/user-setting', '/helpcenter', '/login', '/404']))
  const listed = ['/', '/grid', '/list', '/aboutus', '/contact', '/blogs', '/which-ride-is-mine']
  const own = [...tours.map(({ slug }) => slug), ...posts.map(({ id }) => `blog-detail/${id}`)]
  const shown = [...listed, '/before-you-book', ...own.map((path) => `/${path}`)]
  expect(shown.filter((path) => paths.includes(path))).toEqual([])
})

it('every page but the addresses of a tour has its own title and description, also for sharing', () => {
  const seen = new Set<unknown>()
  for (const { path, html } of pages) {
    const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
    const texts = [titles.join(), metaOf(html, 'description')]
    expect(titles, path).toEqual([expect.stringContaining(agency.brand)])
    expect(texts[0]!.length, path).toBeLessThanOrEqual(75)
    expect(texts[1]?.length, path).toBeGreaterThan(20)
    expect(texts[1]?.length, path).toBeLessThanOrEqual(160)
    const shared = ['title', 'description'].map((name) => metaOf(html, `og:${name}`))
    expect(shared, path).toEqual(texts)
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image')
    const url = canonicalOf(html)
    if (url) expect(metaOf(html, 'og:url'), path).toBe(url)
    for (const text of path.startsWith('/tour-detail-one/') ? [] : texts) {
      expect(seen, path).not.toContain(text)
      seen.add(text)
    }
  }
})

it('each tour and each article has its title and a picture of its own for sharing', () => {
  const own = [
    ...tours.map(({ slug, title }) => ({ path: `/${slug}`, slug, title })),
    ...posts.map(({ id, slug, title }) => ({ path: `/blog-detail/${id}`, slug, title })),
  ]
  for (const { path, slug, title } of own) {
    const card = `cards/${slug}.jpg`
    expect(files.has(card), card).toBe(true)
    const values = ['og:image', 'og:image:alt', 'og:title'].map((key) =>
      metaOf(read(fileOf(path)), key)?.replaceAll('&amp;', '&'),
    )
    const file = `${agency.baseUrl}/${card}`
    expect(values).toEqual([file, expect.anything(), expect.stringContaining(title)])
  }
})

it('the structured data of Contact has the agency’s facts', () => {
  const found = thing('/contact', 'TravelAgency')
  expect(found).toMatchObject({
    name: agency.brand,
    telephone: agency.phone.number,
    email: agency.email,
    address: {
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
    },
    openingHoursSpecification: { opens: office.opens, closes: office.closes },
  })
  for (const picture of [found.logo, found.image]) {
    expect(files.has(String(picture).replace(`${agency.baseUrl}/`, ''))).toBe(true)
  }
  expect(thing('/', 'WebSite')).toMatchObject({ name: agency.brand, url: `${agency.baseUrl}/` })
})

it('the structured data of a tour has its breadcrumb', () => {
  for (const { slug, title } of tours) expect(trailOf(`/${slug}`)).toEqual(['Home', 'Tour', title])
})

it('the structured data of an article has its title, date, author and breadcrumb', () => {
  for (const { id, title, date } of posts) {
    const path = `/blog-detail/${id}`
    expect(thing(path, 'Article')).toMatchObject({
      headline: title,
      datePublished: `${date}T00:00:00+05:30`,
      author: { name: agency.brand },
    })
    expect(trailOf(path)).toEqual(['Home', 'Blogs', title])
  }
})

it('no structured data contains the fixed rating', () => {
  for (const { path, html } of pages) {
    for (const each of thingsOf(html))
      expect(JSON.stringify(each), path).not.toMatch(/"(aggregateRating|reviewRating|review)":/)
  }
})

it('the sitemap has the date of each article, and the feed links to itself and is linked', () => {
  for (const { id, date } of posts) {
    expect(read('sitemap.xml')).toContain(`/blog-detail/${id}</loc><lastmod>${date}</lastmod>`)
  }
  for (const path of ['/', '/blogs', '/blog-detail/1'])
    expect(read(fileOf(path))).toContain('type="application/rss+xml"')
  expect(read('rss.xml')).toContain(`<atom:link href="${agency.baseUrl}/rss.xml" rel="self"`)
})

it('robots.txt allows all addresses but /answer/, so that crawlers can read noindex', () => {
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/answer\/\n\n/)
})

function thingsOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, json]) => JSON.parse(json ?? '')['@graph'])
}

function thing(path: string, type: string): Thing {
  const found = thingsOf(read(fileOf(path))).filter((each) => each['@type'] === type)
  expect(found, `${path}: ${type}`).toHaveLength(1)
  return found[0]!
}

function trailOf(path: string): string[] {
  const { itemListElement } = thing(path, 'BreadcrumbList')
  return (itemListElement as { name: string }[]).map(({ name }) => name)
}
