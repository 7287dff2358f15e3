// What search engines, messengers and feed readers find in the built pages.

import { agency, office } from 'content/agency.ts'
import { posts } from 'content/blog.ts'
import { tours } from 'content/catalogue.ts'
import { expect, it } from 'vitest'
import { descriptionOf } from 'web/head/descriptions.ts'
import { isSample } from 'web/head/head.ts'
import { matchOf } from 'web/routes.ts'
import { canonicalOf, files, metaOf, pages, read } from './site.ts'

type Thing = Record<string, unknown> & { '@type': string }

/** Whether the route table marks the screen of an address as a sample. */
const isSampleAt = (path: string) => isSample(matchOf(path))

it('exactly the sample pages have noindex', () => {
  for (const { path, html } of pages) {
    expect(metaOf(html, 'robots'), path).toBe(isSampleAt(path) ? 'noindex' : null)
  }
})

it('every page has the title and the description of its route, and repeats both in its tags for sharing', () => {
  for (const { path, html } of pages) {
    const match = matchOf(path)
    const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)
    expect(titles[0]?.replaceAll('&amp;', '&'), path).toBe(match.head.title)
    expect(titles, path).toHaveLength(1)
    expect(titles[0], path).toContain(agency.brand)
    expect(metaOf(html, 'description'), path).toBe(descriptionOf(match))
    expect(descriptionOf(match).length, path).toBeGreaterThan(20)
    expect(metaOf(html, 'og:title'), path).toBe(titles[0])
    expect(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image')
    if (!isSampleAt(path)) expect(metaOf(html, 'og:url'), path).toBe(canonicalOf(html))
  }
})

it('no two pages have the same title or description, except the addresses of a tour', () => {
  const own = pages.map(({ path }) => matchOf(path)).filter(({ id }) => id !== 'tour-detail')
  for (const texts of [own.map(({ head }) => head.title), own.map(descriptionOf)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

it('each tour and each article has its own sharing picture', () => {
  const own = [
    ...tours.map(({ slug }) => ({ path: `/${slug}`, slug })),
    ...posts.map(({ id, slug }) => ({ path: `/blog-detail/${id}`, slug })),
  ]
  for (const { path, slug } of own) {
    const card = `cards/${slug}.jpg`
    expect(files.has(card), card).toBe(true)
    expect(metaOf(htmlOf(path), 'og:image')).toBe(`${agency.baseUrl}/${card}`)
    expect(metaOf(htmlOf(path), 'og:image:alt')).toBeTruthy()
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

it('the structured data of a tour has its price if there is one, and its breadcrumb', () => {
  for (const { slug, title, pricePerPerson } of tours) {
    const trip = thing(`/${slug}`, 'TouristTrip')
    expect(trip).toMatchObject({ name: title, provider: { name: agency.brand } })
    const price = (trip.offers as { price: number } | undefined)?.price
    expect(price, slug).toBe(
      pricePerPerson === null ? undefined : Math.round(pricePerPerson * 1.05),
    )
    expect(trailOf(`/${slug}`)).toEqual(['Home', 'Tour', title])
  }
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
      expect(JSON.stringify(each), path).not.toMatch(/rating|review/i)
  }
})

it('the sitemap has the date of each article, and the feed links to itself', () => {
  for (const { id, date } of posts) {
    expect(read('sitemap.xml')).toContain(`/blog-detail/${id}</loc><lastmod>${date}</lastmod>`)
  }
  expect(read('rss.xml')).toContain(`<atom:link href="${agency.baseUrl}/rss.xml" rel="self"`)
})

it('robots.txt allows all addresses but /answer/, so that crawlers can read noindex', () => {
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/answer\/\n\n/)
})

function htmlOf(path: string): string {
  return pages.find((page) => page.path === path)?.html ?? ''
}

function thingsOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, json]) => JSON.parse(json ?? '')['@graph'])
}

function thing(path: string, type: string): Thing {
  const found = thingsOf(htmlOf(path)).filter((each) => each['@type'] === type)
  expect(found, `${path}: ${type}`).toHaveLength(1)
  return found[0]!
}

function trailOf(path: string): string[] {
  const { itemListElement } = thing(path, 'BreadcrumbList')
  return (itemListElement as { name: string }[]).map(({ name }) => name)
}
