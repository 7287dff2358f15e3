import { prices } from 'content/compiled/prices.ts'
import { ASK_ABOUT_TOUR } from 'content/control-labels.ts'
import { pictures } from 'content/pictures.ts'
import { tours } from 'content/tours.ts'
import type { PriceOption } from 'content/types.ts'
import type { HtmlElement } from 'html-validate'
import { expect, it } from 'vitest'
import { fileOf } from '../suite/serve.mjs'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './html-tree.ts'
import { firstOpen, metresText, questionsIn, sourceOfPicture, wholeTours } from './parts.ts'
import { read } from './site.ts'

const [{ detail, ...turtuk }] = wholeTours as [(typeof wholeTours)[number]]
const main = mainOf(`/${turtuk.slug}`)
const sample = mainOf('/tour-detail-two')

it('each tour is the same document at /tour-detail-one/<id>, /tour-detail-one/<slug> and /<slug>', () => {
  for (const { id, slug } of tours) {
    const short = read(fileOf(`/${slug}`))
    expect(read(fileOf(`/tour-detail-one/${id}`))).toBe(short)
    expect(read(fileOf(`/tour-detail-one/${slug}`))).toBe(short)
  }
})

it('2.5 the header has a background image, the title and the breadcrumb Home > Tour', () => {
  const header = one(main, 'header')
  // A drawn picture has a wide view for headers (pictures/src/kit/scene.ts).
  const source = attribute(one(header, 'img'), 'src')?.replace('#wide', '')
  expect(source).toEqual(sourceOfPicture(detail.pictures.background))
  expect(texts(header, 'h1')).toEqual([turtuk.title])
  expect(links(one(header, 'nav')).flat()).toEqual(['Home', '/', 'Tour', '/grid'])
})

it('2.5 the four header images are links to their files, with alternative texts', () => {
  const found = all(main, 'section[aria-label="Pictures"] a').map((link) => [
    attribute(link, 'href'),
    ...['src', 'alt'].map((name) => attribute(one(link, 'img'), name)),
  ])
  expect(found).toEqual(
    detail.pictures.header.slice(0, 4).map((name) => {
      const source = sourceOfPicture(name)
      return [source, source, pictures[name]]
    }),
  )
})

it('2.5, 3, 9 the place, five facts with icons and the description as HTML stand below the pictures', () => {
  const facts = sectionOf(main, turtuk.title)
  expect(texts(facts, 'p')).toEqual([turtuk.place])
  const names = ['Duration', 'Type', 'Group Size', 'Languages', 'Price per person']
  expect(texts(facts, 'dt')).toEqual(names)
  expect(all(facts, 'dt').map((item) => all(item, 'svg').length)).toEqual([1, 1, 1, 1, 1])
  const values = texts(facts, 'dd').slice(0, 4)
  expect(values).toEqual(['7 days', 'Adventure', 'up to 50', 'English/Hindi'])
  expect(read(`${turtuk.slug}.html`).replaceAll('\u00a0', ' ')).toContain(detail.description)
})

it('2.5, 3 each day has its number, picture, figures, text and timed entries', () => {
  const steps = all(sectionOf(main, 'Itinerary'), 'li').filter(
    (item) => all(item, 'h3').length === 1,
  )
  expect(steps.map(dayIn)).toEqual(
    detail.days.map((day, index) => {
      const km = day.legs.reduce((sum, [legKm]) => sum + legKm, 0)
      const highest = `Highest point ${metresText(Math.max(...day.altitudesM))}`
      const isLast = index === detail.days.length - 1
      return {
        number: `Day ${index + 1}`,
        title: day.title,
        picture: sourceOfPicture(day.picture),
        figures: [
          ...(km ? [expect.stringMatching(/^\d+(-\d+)?h$/), `${km}kms`, highest] : []),
          ...(isLast ? [] : [`Sleep at ${metresText(day.altitudesM.at(-1)!)}`]),
        ],
        track: day.track.map(({ time, title, description }) => `${time} ${title}${description}`),
        description: day.description,
      }
    }),
  )
})

it('2.5 the fixed lists are complete, and a rucksack is advised', () => {
  expect(texts(sectionOf(main, 'Inclusions'), 'li')).toEqual(detail.inclusions)
  expect(texts(sectionOf(main, 'Exclusions'), 'li')).toEqual(detail.exclusions)
  const packing = sectionOf(main, 'Things to Pack')
  expect(texts(packing, 'li')).toEqual(detail.thingsToPack)
  expect(texts(packing, 'p')).toEqual(['A rucksack of 60 litres or more is advised.'])
})

it('2.5, 3 the price options have add-ons and charges', () => {
  const [solo, dual, seat] = itemsWithHeading(sectionOf(main, 'Price Details'))
  const [, { ons = [], note = '' }] = prices.lists['leh-loop'] as [unknown, PriceOption]
  expect(['h3', 'p', 'h4', 'li'].map((part) => texts(dual!, part))).toEqual([
    ['Dual rider (2 people, 1 bike, 500cc)'],
    ['INR 23,900 + 5% GST', 'INR 25,095 a person with GST, INR 50,190 for two', note],
    ['Bike add-ons', 'Additional charges'],
    [...ons.map(({ label }) => label), '5% GST, on add-ons too', prices.depositText],
  ])
  expect(texts(solo!, 'p')).toContain('INR 26,500 + 5% GST')
  expect(texts(seat!, 'li')).toEqual(['5% GST, on add-ons too'])
})

it.each(wholeTours)('2.5 $slug has its sections, price and departures, or “On request”', (tour) => {
  const { slug, title, region, priceList, pricePerPerson, detail } = tour
  const { departures } = detail
  const main = mainOf(`/${slug}`)
  const sections = all(main, 'section').map(
    (section) => attribute(section, 'aria-label') ?? texts(section, 'h2')[0],
  )
  expect(sections).toEqual([
    ...['Pictures', title, 'About the tour', 'Itinerary', 'Inclusions', 'Exclusions'],
    ...['Price Details', 'Batch Details', 'Things to Pack', 'Q&A', 'Leave A Comment', 'Map'],
  ])
  const shown = texts(sectionOf(main, 'Price Details'), 'p')
  expect(shown.includes('On request')).toBe(pricePerPerson === null)
  if (pricePerPerson && !priceList)
    expect(shown).toContain(`INR ${pricePerPerson.toLocaleString('en-IN')} + 5% GST`)
  const batches = sectionOf(main, 'Batch Details')
  const dates = itemsWithHeading(batches).flatMap((month) => texts(month, 'li span'))
  expect(dates).toHaveLength(departures.length)
  expect(texts(batches, 'p').at(-1) === 'On request').toBe(departures.length === 0)

  const names = links(main).map(([name]) => name)
  expect(names.filter((name) => name === ASK_ABOUT_TOUR)).toHaveLength(3)
  expect(names.includes('Get Quote')).toBe(region === 'ladakh')
  const targets = links(main).flatMap(([, href]) => /^#(\w+)$/.exec(href ?? '')?.[1] ?? [])
  // The header of a tour on request has no link to the dates: its link to the prices says that both are on request.
  const toDates = pricePerPerson || departures.length ? ['dates'] : []
  const found = targets.filter((id) => /^(itinerary|prices|dates|packing|questions)$/.test(id))
  expect(found.sort()).toEqual(
    ['dates', ...toDates, 'itinerary', 'packing', ...Array(3).fill('prices'), 'questions'].sort(),
  )
  for (const id of found) one(main, `section#${id}`)
})

it('2.5, 3 the departures are listed by month', () => {
  const [month] = itemsWithHeading(sectionOf(main, 'Batch Details'))
  const [year, , day] = detail.departures[0]!.start.split('-').map(Number)
  expect(texts(month!, 'h3')).toEqual([`April ${year}`])
  expect(texts(month!, 'li span')[0]).toBe(`${day} Apr – ${day! + 6} Apr`)
})

it('2.5, 9 the first four questions have answers, and the first is open', () => {
  const section = sectionOf(main, 'Q&A')
  expect(questionsIn(section)).toEqual(firstOpen(detail.questions.slice(0, 4)))
  const names = all(section, 'details').map((each) => attribute(each, 'name'))
  expect(new Set(names).size).toBe(1)
})

it('a tour shows its distance, nights and highest point, and describes its altitudes', () => {
  const itinerary = sectionOf(main, 'Itinerary')
  expect(texts(itinerary, 'dt')).toEqual(['On the road', 'Nights', 'Highest point'])
  const { days } = detail
  const km = days.flatMap(({ legs }) => legs).reduce((sum, [legKm]) => sum + legKm, 0)
  const highest = Math.max(...days.flatMap(({ altitudesM }) => altitudesM))
  expect(texts(itinerary, 'dd')).toEqual([`${km} km`, '6', metresText(highest)])
  const nights = days.slice(0, -1).map(({ altitudesM }) => metresText(altitudesM.at(-1)!))
  const onDay = days.findIndex(({ altitudesM }) => altitudesM.includes(highest)) + 1
  const [, lines] = / road\d+">(.*?)<\/g>/.exec(read(`${turtuk.slug}.html`)) ?? []
  expect(lines?.match(/<path/g), 'one line for each day').toHaveLength(days.length)
  expect(attribute(one(itinerary, 'svg[role="group"]'), 'aria-label')).toBe(
    `Altitudes of the route. Nights at ${nights.join(', ')}. ` +
      `Highest point ${metresText(highest)}, on day ${onDay}.`,
  )
})

it('a sentence names the nights beyond the guideline, and their bars are marked', () => {
  const itinerary = sectionOf(main, 'Itinerary')
  expect(texts(itinerary, 'strong')[0]).toMatch(/^Nights 1 and 5 of 6 go beyond the guideline/)
  const marked = texts(itinerary, 'li[data-marked] span')
  expect(marked.slice(0, 4)).toEqual(['1 Leh', '3,500 m', '5 Spangmik', '4,250 m'])
})

it('the sample tour has five pictures, the default place New Zealand and placeholder text', () => {
  const found = all(sample, 'section[aria-label="Pictures"] a')
  expect(found.map((link) => attribute(one(link, 'img'), 'src'))).toEqual(
    (['tso-moriri', 'lamayuru', 'more-plains', 'hanle-monastery', 'tso-kar'] as const).map(
      sourceOfPicture,
    ),
  )
  expect(texts(sample, 'h1')).toEqual(['Sample Tour'])
  expect(texts(sectionOf(sample, 'Sample Tour'), 'p')).toEqual(['New Zealand'])
  expect(words(sample).match(/Lorem ipsum dolor sit amet/g)?.length).toBe(6)
  const lists = ['Inclusions', 'Exclusions'].map((name) => texts(sectionOf(sample, name), 'li'))
  expect(lists.map(({ length }) => length)).toEqual([11, 8])
  expect(all(sample, 'details').map((each) => each.hasAttribute('open'))[0]).toBe(true)
})

it('2.1 /tour-detail-one without an id lists all tours', () => {
  const choices = sectionOf(mainOf('/tour-detail-one'), 'Choose a tour')
  expect(all(choices, 'article').flatMap((card) => links(card))).toEqual(
    tours.map(({ id, title }) => [title, `/tour-detail-one/${id}`]),
  )
})

function itemsWithHeading(section: HtmlElement) {
  return all(section, 'li').filter((item) => all(item, 'h3').length)
}

function dayIn(step: HtmlElement) {
  const [number, figures] = all(one(step, 'summary'), 'span').filter(
    ({ parent }) => parent?.tagName === 'summary',
  )
  return {
    number: words(number!),
    title: texts(step, 'h3')[0],
    picture: attribute(one(step, 'img'), 'src'),
    figures: all(figures!, 'svg').map(({ parent }) => words(parent!)),
    track: texts(one(step, 'ol'), 'li'),
    description: texts(step, 'p')[0],
  }
}
