import { placeLineOf, priceLabelOf, tours } from 'content/catalogue.ts'
import { bikes } from 'content/compiled/bikes.ts'
import { expect, it } from 'vitest'
import { ACTIVITIES } from '../suite/spec-lists.ts'
import { cardsIn, sourceOfPicture } from './parts.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts, treeOf, words } from './tree.ts'

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

it.each(SCREENS)('2.4 %s has a breadcrumb to Home', (path) => {
  const header = all(treeOf(path), 'main header')[0]!
  expect(texts(header, 'nav li')).toEqual(['Home', 'Tour'])
  expect(links(header)).toEqual([['Home', '/']])
})

it.each(SCREENS)('2.1, 2.4, 3 %s shows every tour with every part of a card', (path, { rows }) => {
  const page = treeOf(path)
  expect(cardsIn(page)).toEqual(
    tours.map((tour) => {
      const { id, picture, tagText = '', title, summary } = tour
      const [text, price] = rows ? [summary, '$ 58 / Day'] : ['', priceLabelOf(tour)]
      return {
        picture: sourceOfPicture(picture),
        words: `${tagText}${placeLineOf(tour)}${title}${text}5.0 (30)${price}`,
        links: [[title, `/tour-detail-one/${id}`]],
      }
    }),
  )
  for (const card of all(page, 'article')) expect(all(card, '.tour-card_heart')).toHaveLength(1)
  expect(all(page, 'article button')).toEqual([])
})

it.each(SCREENS)(
  '2.1, 2.4 %s has the pager, filters only in a sidebar, and one form',
  (path, screen) => {
    const page = treeOf(path)
    const main = one(page, 'main')
    expect(pager(path)).toEqual(PAGER)
    expect(texts(main, 'h2').includes('Filters')).toBe(screen.sidebar)
    const [form, ...others] = all(main, 'form')
    expect(others).toEqual([])
    expect(texts(form!, 'h2')).toEqual(['Get Quote'])
  },
)

it('2.4 the filters are two prices, five star ratings and six activities', () => {
  const filters = sectionOf(treeOf('/grid-left-sidebar'), 'Filters')
  expect(texts(filters, 'h3')).toEqual([
    'Price',
    'Star rating',
    'Booking Activity',
    'Leh on the map',
  ])
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
  const boxes = [...all(stars!, 'input'), ...all(activities!, 'input')]
  expect(boxes).toHaveLength(11)
  for (const box of boxes) {
    expect(attribute(box, 'type')).toBe('checkbox')
    expect(box.hasAttribute('checked')).toBe(false)
  }
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
