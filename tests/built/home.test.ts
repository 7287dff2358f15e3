import { agency } from 'content/compiled/agency.ts'
import { destinations } from 'content/compiled/destinations.ts'
import { faqs } from 'content/compiled/faqs.ts'
import { testimonials } from 'content/compiled/testimonials.ts'
import { NEXT_SLIDE, PAUSE_SLIDES, PREVIOUS_SLIDE } from 'content/control-labels.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { expect, it } from 'vitest'
import { PLACES } from '../suite/screens.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts } from './html-tree.ts'
import {
  amountOf,
  cardOf,
  cardsIn,
  firstOpen,
  questionsIn,
  sourceOfPicture,
  tagAndPlaceOf,
  wholeTours,
} from './parts.ts'

const main = mainOf('/')
const part = (heading: string) => sectionOf(main, heading)
/** "3 April 2027". */
const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const
const ABOUT = `About ${agency.brand}`

it('2.1, 2.3 the sections are in the order of the specification', () => {
  expect(texts(main, 'h2')).toEqual([
    ...['Get Quote', ABOUT, 'Top Destinations', 'Tour Packages', 'What Our Users Say'],
    ...['Travel Blogs', 'Frequently Asked Questions'],
  ])
})

it('2.3 the hero has the quote form, and a link to the packages', () => {
  expect(links(part('Get Quote'))[0]).toEqual(['View Packages', '#packages'])
  expect(attribute(part('Tour Packages'), 'id')).toBe('packages')
  expect(texts(part('Get Quote'), 'form button')).toEqual(['Get Quote'])
})

it('the hero has the range of days, the lowest price and the next departure of all tours', () => {
  const departures = wholeTours.flatMap(({ detail: { departures } }) =>
    departures.filter(({ isFull }) => !isFull).map(({ start }) => start),
  )
  const today = new Date().toISOString().slice(0, 10)
  const [next] = departures.filter((start) => start >= today).toSorted()
  const days = tours.map((tour) => tour.days).toSorted((a, b) => a - b)
  const [lowest] = tours.flatMap((tour) => tour.pricePerPerson ?? []).toSorted((a, b) => a - b)
  const from = `from INR ${lowest!.toLocaleString('en-IN')} + GST`
  const date = new Date(next ?? today).toLocaleDateString('en-GB', LONG)
  expect(texts(part('Get Quote'), 'h1 ~ p').at(-1)).toBe(
    `${days[0]} to ${days.at(-1)} days ${from}${next ? `, next departure ${date}` : ''}`,
  )
})

it('a number stays beside its unit on a card, and "La" beside the name of its pass', () => {
  const { textContent } = part('Tour Packages')
  expect(textContent).toMatch(/\d\u00a0days, [\d,]+\u00a0km/)
  expect(textContent).toMatch(/\u00a0La\b/)
  expect(textContent).not.toMatch(/\d (days|km)| La\b/)
})

it('2.3 the about section has a picture, both final numbers and a link without a target', () => {
  expect(all(part(ABOUT), 'img')).toHaveLength(1)
  expect(attribute(one(part(ABOUT), 'img'), 'alt')).toMatch(/motorbike/)
  expect(texts(part(ABOUT), 'dt')).toEqual(['Visitor', 'Travel Packages'])
  expect(texts(part(ABOUT), 'dd')).toEqual(['4589', '50+'])
  expect(links(part(ABOUT))).toEqual([['Read More', null]])
})

it('2.3, 3 below a text, the eight destinations have a picture, a name without a link target and their hotels', () => {
  expect(texts(part('Top Destinations'), 'header p')).toEqual([
    'Planning for a trip? We will organize your trip with the best places and within best budget!',
  ])
  expect(texts(part('Top Destinations'), 'h3')).toEqual(PLACES)
  const tiles = all(part('Top Destinations'), 'li').map((tile) => ({
    picture: attribute(one(tile, 'img'), 'src'),
    links: links(tile),
    hotels: texts(tile, 'p'),
  }))
  expect(tiles).toEqual(
    destinations.map(({ image, place }) => ({
      picture: sourceOfPicture(image),
      links: [[place, null]],
      hotels: [expect.stringMatching(/^\d+ Hotels$/)],
    })),
  )
})

it('2.3 the destinations have controls for previous and next, the testimonials have neither', () => {
  const controls = (section: ReturnType<typeof part>) =>
    all(section, 'button').map((button) => attribute(button, 'aria-label'))
  expect(controls(part('Top Destinations'))).toEqual([PAUSE_SLIDES, PREVIOUS_SLIDE, NEXT_SLIDE])
  expect(controls(part('What Our Users Say'))).toEqual([PAUSE_SLIDES])
})

it('2.3 the first eight tours are shown, followed by links to all tours and to “Which ride is mine?”', () => {
  const first = tours.slice(0, 8)
  expect(first).toHaveLength(8)
  expect(texts(part('Tour Packages'), 'article')).toEqual(
    first.map(({ title, ...tour }) => `${tagAndPlaceOf(tour)}${title}5.0 (30)${amountOf(tour)}`),
  )
  expect(links(part('Tour Packages'))).toEqual([
    ...first.map(({ id, title }) => [title, `/tour-detail-one/${id}`]),
    ['See More Tours', '/grid-right-sidebar'],
    ['Which ride is mine?', '/which-ride-is-mine'],
  ])
})

it('2.3, 3 each testimonial has a text, a picture, a name and a position', () => {
  expect(all(part('What Our Users Say'), 'li img')).toHaveLength(testimonials.length)
  expect(texts(part('What Our Users Say'), 'li')).toEqual(
    testimonials.map(({ desc, name, possition }) => `${desc}${name}${possition}`),
  )
})

it('2.3 the first three of at least nine articles lead to /blog-detail', () => {
  expect(posts.length).toBeGreaterThanOrEqual(9)
  expect(cardsIn(part('Travel Blogs'))).toEqual(
    posts.slice(0, 3).map((post) => cardOf(post, post.tag, '/blog-detail')),
  )
})

it('2.3, 3 only the first question is open', () => {
  expect(questionsIn(part('Frequently Asked Questions'))).toEqual(firstOpen(faqs))
})
