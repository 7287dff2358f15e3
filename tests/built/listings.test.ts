import { bikes } from 'content/compiled/bikes.ts'
import { tours } from 'content/tours.ts'
import { expect, it } from 'vitest'
import { ACTIVITIES } from '../suite/screens.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts, treeOf, words } from './html-tree.ts'
import { amountOf, cardsIn, sourceOfPicture, tagAndPlaceOf } from './parts.ts'

const PAGER = ['Previous page', '1', '2', '[3]', '4', '5', 'Next page']

// biome-ignore format: a table
const SCREENS = [
  ['/grid',               { rows: false, sidebar: false }],
  ['/grid-left-sidebar',  { rows: false, sidebar: true  }],
  ['/grid-right-sidebar', { rows: false, sidebar: true  }],
  ['/list',               { rows: true,  sidebar: false }],
  ['/list-left-sidebar',  { rows: true,  sidebar: true  }],
  ['/list-right-sidebar', { rows: true,  sidebar: true  }],
] as const

it.each(SCREENS)('2.1, 2.4, 3 %s shows every tour with every part of a card', (path, { rows }) => {
  const main = mainOf(path)
  expect(cardsIn(main)).toEqual(
    tours.map((tour) => {
      const [text, price] = rows ? [tour.summary, '$ 58 / Day'] : ['', amountOf(tour)]
      return {
        picture: sourceOfPicture(tour.picture),
        words: `${tagAndPlaceOf(tour)}${tour.title}${text}5.0 (30)${price}`,
        links: [[tour.title, `/tour-detail-one/${tour.id}`]],
      }
    }),
  )
  for (const card of all(main, 'article')) expect(all(card, 'img ~ span')).toHaveLength(1)
  expect(all(main, 'article button')).toEqual([])
})

it.each(SCREENS)(
  '2.1, 2.4 %s has a trail, a pager, a form, and maybe filters',
  (path, { sidebar }) => {
    const main = mainOf(path)
    const [header] = all(main, 'header')
    expect(texts(header!, 'nav li')).toEqual(['Home', 'Tour'])
    expect(links(header!)).toEqual([['Home', '/']])
    expect(pager(path)).toEqual(PAGER)
    expect(texts(main, 'h2').includes('Filters')).toBe(sidebar)
    expect(texts(one(main, 'form'), 'h2')).toEqual(['Get Quote'])
  },
)

it('2.4 the filters are two prices, five star ratings and six activities', () => {
  const filters = sectionOf(treeOf('/grid-left-sidebar'), 'Filters')
  const parts = ['Price', 'Star rating', 'Booking Activity', 'Leh on the map']
  expect(texts(filters, 'h3')).toEqual(parts)
  const [price, stars, activities] = all(filters, 'fieldset')
  const controls = all(price!, 'input').map((input) =>
    ['type', 'min', 'max', 'step', 'value'].map((name) => attribute(input, name)),
  )
  expect(controls).toEqual([
    ['number', '0', '500', '5', '50'],
    ['range', '0', '500', '5', '50'],
    ['number', '0', '500', '5', '200'],
    ['range', '0', '500', '5', '200'],
  ])
  expect(texts(stars!, 'label')).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star'])
  expect(texts(activities!, 'label')).toEqual(ACTIVITIES)
  const boxes = [stars!, activities!].map((list) => all(list, 'input[type="checkbox"]'))
  expect(boxes.map(({ length }) => length)).toEqual([5, 6])
  expect(boxes.flat().filter((box) => box.hasAttribute('checked'))).toEqual([])
})

it('2.11 /blogs has the pager of the tour lists', () => {
  expect(pager('/blogs')).toEqual(PAGER)
})

/** The words of the pager, with the current page in brackets. Expects that no part has an address. */
function pager(path: string) {
  const parts = one(treeOf(path), 'nav[aria-label="Pages"]').childElements
  expect(parts.filter((part) => part.hasAttribute('href'))).toEqual([])
  expect(all(parts[0]!.parent!, 'a[aria-disabled="true"]')).toHaveLength(6)
  return parts.map((part) => {
    const name = attribute(part, 'aria-label') ?? words(part)
    return part.hasAttribute('aria-current') ? `[${name}]` : name
  })
}

it('“Which ride is mine?” ends with the bikes, each with its picture and its facts', () => {
  const section = sectionOf(mainOf('/which-ride-is-mine'), 'How the bikes differ')
  expect(texts(section, 'li')).toEqual(bikes.map(({ line }) => line))
  const shown = all(section, 'img').map((image) => attribute(image, 'src'))
  expect(shown).toEqual(bikes.map(({ picture }) => sourceOfPicture(picture)))
})
