import { agency } from 'content/agency.ts'
import { posts } from 'content/blog.ts'
import { tours } from 'content/catalogue.ts'
import { destinations } from 'content/compiled/destinations.ts'
import { faqs } from 'content/compiled/faqs.ts'
import { testimonials } from 'content/compiled/testimonials.ts'
import { NEXT_SLIDE, PAUSE_SLIDES, PREVIOUS_SLIDE } from 'content/labels.ts'
import { expect, it } from 'vitest'
import { PLACES } from '../suite/spec-lists.ts'
import {
  amountOf,
  cardsIn,
  firstOpen,
  questionsIn,
  sourceOfPicture,
  tagAndPlaceOf,
  wholeTours,
} from './parts.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts } from './tree.ts'

const main = mainOf('/')
// Functions, so that a missing section fails only the tests that need the section.
const hero = () => sectionOf(main, 'Get Quote')
const about = () => sectionOf(main, `About ${agency.brand}`)
const top = () => sectionOf(main, 'Top Destinations')
const packages = () => sectionOf(main, 'Tour Packages')
const users = () => sectionOf(main, 'What Our Users Say')
const blogs = () => sectionOf(main, 'Travel Blogs')
const questions = () => sectionOf(main, 'Frequently Asked Questions')

it('2.1, 2.3 the sections are in the order of the specification', () => {
  expect(texts(main, 'h2')).toEqual([
    'Get Quote',
    `About ${agency.brand}`,
    'Top Destinations',
    'Tour Packages',
    'What Our Users Say',
    'Travel Blogs',
    'Frequently Asked Questions',
  ])
})

it('2.3 the hero has the quote form, and a link to the packages', () => {
  expect(links(hero())[0]).toEqual(['View Packages', '#packages'])
  expect(attribute(packages(), 'id')).toBe('packages')
  expect(texts(hero(), 'form button')).toEqual(['Get Quote'])
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
  const date = new Date(next ?? today).toLocaleDateString('en-GB', { dateStyle: 'long' })
  expect(texts(hero(), 'h1 ~ p').at(-1)).toBe(
    `${days[0]} to ${days.at(-1)} days ${from}${next ? `, next departure ${date}` : ''}`,
  )
})

it('2.3 the about section has a picture, both final numbers and a link without a target', () => {
  expect(all(about(), 'img')).toHaveLength(1)
  expect(attribute(one(about(), 'img'), 'alt')).toMatch(/motorbike/)
  expect(texts(about(), 'dt')).toEqual(['Visitor', 'Travel Packages'])
  expect(texts(about(), 'dd')).toEqual(['4589', '50+'])
  expect(links(about())).toEqual([['Read More', null]])
})

it('2.3, 3 below a text, the eight destinations have a picture, a name without a link target and their hotels', () => {
  expect(texts(top(), 'header p')).toEqual([
    'Planning for a trip? We will organize your trip with the best places and within best budget!',
  ])
  expect(texts(top(), 'h3')).toEqual(PLACES)
  const tiles = all(top(), 'li').map((tile) => ({
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
  const controls = (section: ReturnType<typeof top>) =>
    all(section, 'button').map((button) => attribute(button, 'aria-label'))
  expect(controls(top())).toEqual([PAUSE_SLIDES, PREVIOUS_SLIDE, NEXT_SLIDE])
  expect(controls(users())).toEqual([PAUSE_SLIDES])
})

it('2.3 the first eight tours are shown, followed by links to all tours and to “Which ride is mine?”', () => {
  const first = tours.slice(0, 8)
  expect(first).toHaveLength(8)
  expect(texts(packages(), 'article')).toEqual(
    first.map(({ title, ...tour }) => `${tagAndPlaceOf(tour)}${title}5.0 (30)${amountOf(tour)}`),
  )
  expect(links(packages())).toEqual([
    ...first.map(({ id, title }) => [title, `/tour-detail-one/${id}`]),
    ['See More Tours', '/grid-right-sidebar'],
    ['Which ride is mine?', '/which-ride-is-mine'],
  ])
})

it('2.3, 3 each testimonial has a text, a picture, a name and a position', () => {
  expect(all(users(), 'li img')).toHaveLength(testimonials.length)
  expect(texts(users(), 'li')).toEqual(
    testimonials.map(({ desc, name, possition }) => `${desc}${name}${possition}`),
  )
})

it('2.3 the first three of at least nine articles lead to /blog-detail', () => {
  expect(posts.length).toBeGreaterThanOrEqual(9)
  expect(cardsIn(blogs())).toEqual(
    posts.slice(0, 3).map(({ image, tag, title, desc }) => ({
      picture: sourceOfPicture(image),
      words: `${tag}5 min read${title}${desc}Author ${agency.brand}Read More: ${title}`,
      links: [
        [title, '/blog-detail'],
        [`Read More: ${title}`, '/blog-detail'],
      ],
    })),
  )
})

it('2.3, 3 only the first question is open', () => {
  expect(questionsIn(questions())).toEqual(firstOpen(faqs))
})
