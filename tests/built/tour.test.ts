import { tours } from 'content/catalogue.ts'
import { byMonth, rangeText } from 'content/departures.ts'
import { ASK_ABOUT_TOUR } from 'content/labels.ts'
import { pictures } from 'content/pictures.ts'
import { pricesOf, priceText } from 'content/prices.ts'
import { figuresOf, infoOf, metres, tourTotalsOf } from 'content/road/road-figures.ts'
import type { HtmlElement } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../suite/serve.mjs'
import { firstOpen, questionsIn, sourceOfPicture, wholeTours } from './parts.ts'
import { read } from './site.ts'
import { all, attribute, links, mainOf, one, sectionOf, texts, words } from './tree.ts'

const sample = mainOf('/tour-detail-two')

/** A tour of each kind: with a price list, with a price of its own, by SUV, and on request. */
const kinds = [
  wholeTours[0]!,
  wholeTours.find(({ pricePerPerson, priceList }) => pricePerPerson && !priceList)!,
  wholeTours.find(({ ride }) => ride === 'SUV')!,
  wholeTours.find(({ pricePerPerson }) => pricePerPerson === null)!,
]
const built = kinds.map((tour) => ({ ...tour, main: mainOf(`/${tour.slug}`) }))

it('each tour is the same document at /tour-detail-one/<id>, /tour-detail-one/<slug> and /<slug>', () => {
  for (const { id, slug } of tours) {
    const short = read(fileOf(`/${slug}`))
    expect(read(fileOf(`/tour-detail-one/${id}`))).toBe(short)
    expect(read(fileOf(`/tour-detail-one/${slug}`))).toBe(short)
  }
})

describe.each(built)('$slug', ({ detail, main, ...tour }) => {
  const { slug, title, place, days } = tour

  it('2.5 has its sections in the order of the specification', () => {
    const sections = all(main, 'section').map(
      (section) => attribute(section, 'aria-label') ?? texts(section, 'h2')[0],
    )
    expect(sections).toEqual([
      'Pictures',
      title,
      'About the tour',
      'Itinerary',
      'Inclusions',
      'Exclusions',
      'Price Details',
      'Batch Details',
      'Things to Pack',
      'Q&A',
      'Leave A Comment',
      'Map',
    ])
  })

  it('2.5 has a header with its background image, its title and the breadcrumb Home > Tour', () => {
    const header = one(main, 'header')
    // A drawn picture has a wide view for headers (pictures/src/kit/scene.ts).
    expect(
      all(header, 'img').map((image) => attribute(image, 'src')?.replace('#wide', '')),
    ).toEqual([sourceOfPicture(detail.pictures.background)])
    expect(texts(header, 'h1')).toEqual([title])
    expect(links(one(header, 'nav'))).toEqual([
      ['Home', '/'],
      ['Tour', '/grid'],
    ])
  })

  it('2.5 has four header images, each a link to its file, with alternative texts', () => {
    const four = detail.pictures.header.slice(0, 4)
    const found = all(main, 'section[aria-label="Pictures"] a')
    expect(found.map((link) => attribute(one(link, 'img'), 'src'))).toEqual(
      four.map(sourceOfPicture),
    )
    expect(found.map((link) => attribute(link, 'href'))).toEqual(four.map(sourceOfPicture))
    expect(found.map((link) => attribute(one(link, 'img'), 'alt'))).toEqual(
      four.map((name) => pictures[name]),
    )
  })

  it('2.5, 9 shows its place and its five facts, each with an icon', () => {
    const facts = sectionOf(main, title)
    expect(texts(facts, 'p')).toEqual([place])
    const [duration, ...others] = texts(facts, 'dd')
    expect(duration).toBe(`${days} days`)
    expect(others.slice(0, 3)).toEqual(['Adventure', 'up to 50', 'English/Hindi'])
  })

  it('links to five of its sections, to the prices three times', () => {
    const targets = links(main).map(([, href]) => href)
    for (const id of ['itinerary', 'prices', 'dates', 'packing', 'questions']) {
      expect(targets).toContain(`#${id}`)
      one(main, `section#${id}`)
    }
    expect(targets.filter((href) => href === '#prices')).toHaveLength(3)
    // The header of a tour on request has no link to the dates: its link to the prices says that both are on request.
    const isOnRequest = tour.pricePerPerson === null && detail.departures.length === 0
    expect(targets.filter((href) => href === '#dates')).toHaveLength(isOnRequest ? 1 : 2)
  })

  it('2.5 has its description as HTML', () => {
    expect(read(fileOf(`/${slug}`))).toContain(detail.description)
    expect(texts(sectionOf(main, 'About the tour'), 'p').length).toBeGreaterThan(0)
  })

  it('2.5 shows each day with its number, picture, figures, text and timed entries', () => {
    const steps = all(sectionOf(main, 'Itinerary'), 'li').filter(
      (item) => all(item, 'h3').length === 1,
    )
    expect(steps.map(dayIn)).toEqual(
      detail.days.map((day, index) => {
        const figures = figuresOf(day)
        const info = infoOf(figures)
        const ride = info && [info.time, info.distance, `Highest point ${metres(figures.highestM)}`]
        const isLast = index === detail.days.length - 1
        const night = isLast ? [] : [`Sleep at ${metres(figures.sleepM)}`]
        return {
          number: `Day ${index + 1}`,
          title: day.title,
          picture: sourceOfPicture(day.picture),
          figures: [...(ride ?? []), ...night],
          track: day.track.map(({ time, title, description }) => `${time} ${title}${description}`),
          description: day.description,
        }
      }),
    )
  })

  it('2.5 has the complete fixed lists', () => {
    expect(texts(sectionOf(main, 'Inclusions'), 'li')).toEqual(detail.inclusions)
    expect(texts(sectionOf(main, 'Exclusions'), 'li')).toEqual(detail.exclusions)
    expect(texts(sectionOf(main, 'Things to Pack'), 'li')).toEqual(detail.thingsToPack)
  })

  it('2.5 has its price options with add-ons and charges, and its departures by month', () => {
    const options = itemsWithHeading(sectionOf(main, 'Price Details')).map((option) => [
      ...texts(option, 'h3'),
      ...texts(option, 'p'),
      ...texts(option, 'h4'),
      ...texts(option, 'li'),
    ])
    expect(options).toEqual(
      pricesOf(tour).map(({ adons, additionalCharges, ...option }) => [
        option.title,
        priceText(option),
        expect.stringMatching(/^INR [\d,]+ a person with GST/),
        ...(adons.note ? [adons.note] : []),
        ...(adons.ons.length ? [adons.title] : []),
        additionalCharges.title,
        ...adons.ons.map(({ label }) => label),
        ...additionalCharges.charge,
      ]),
    )
    const months = itemsWithHeading(sectionOf(main, 'Batch Details'))
    expect(months.map((month) => [texts(month, 'h3')[0], texts(month, 'li span')])).toEqual(
      byMonth(detail.departures).map(([month, departures]) => [month, departures.map(rangeText)]),
    )
  })

  it('has three links to ask about it, and a link to the quote form if it is in Ladakh', () => {
    const names = links(main).map(([name]) => name)
    expect(names.filter((name) => name === ASK_ABOUT_TOUR)).toHaveLength(3)
    expect(names.includes('Get Quote')).toBe(tour.region === 'ladakh')
  })

  it('2.5, 9 has its first four questions with answers, and the first is open', () => {
    const section = sectionOf(main, 'Q&A')
    expect(questionsIn(section)).toEqual(firstOpen(detail.questions.slice(0, 4)))
    const names = all(section, 'details').map((each) => attribute(each, 'name'))
    expect(new Set(names).size).toBe(1)
  })
})

it('2.5, 9 the five facts have names and icons, and a rucksack is advised', () => {
  const [{ main, title }] = built as [(typeof built)[number]]
  const facts = all(sectionOf(main, title), 'dt')
  const names = ['Duration', 'Type', 'Group Size', 'Languages', 'Price per person']
  expect(facts.map(words)).toEqual(names)
  expect(facts.map((item) => all(item, 'svg').length)).toEqual([1, 1, 1, 1, 1])
  const advice = texts(sectionOf(main, 'Things to Pack'), 'p')
  expect(advice).toEqual(['A rucksack of 60 litres or more is advised.'])
})

it('a tour shows its distance, nights and highest point, and describes its altitudes', () => {
  const itinerary = sectionOf(built[0]!.main, 'Itinerary')
  expect(texts(itinerary, 'dt')).toEqual(['On the road', 'Nights', 'Highest point'])
  const { days } = built[0]!.detail
  const { distanceKm, nights, highestM } = tourTotalsOf(days)
  expect(texts(itinerary, 'dd')).toEqual([`${distanceKm} km`, `${nights}`, metres(highestM)])
  const nightAltitudes = days.slice(0, -1).map((day) => metres(figuresOf(day).sleepM))
  const highestDay = days.findIndex((day) => figuresOf(day).highestM === highestM) + 1
  const html = read(`${built[0]!.slug}.html`)
  const [, lines] = /altitude-profile_road">(.*?)<\/g>/.exec(html) ?? []
  expect(lines?.match(/<path/g), 'one line for each day').toHaveLength(days.length)
  expect(attribute(one(itinerary, 'svg[role="group"]'), 'aria-label')).toBe(
    `Altitudes of the route. Nights at ${nightAltitudes.join(', ')}. Highest point ${metres(highestM)}, on day ${highestDay}.`,
  )
})

it('beside the price for two on one bike stands what each of them and both pay', () => {
  const prices = sectionOf(built[0]!.main, 'Price Details')
  expect(texts(prices, 'p')).toContain('INR 25,095 a person with GST, INR 50,190 for two')
  expect(links(prices).map(([, href]) => href)).toContain('/blog-detail/9')
})

it('a sentence names the nights beyond the guideline, and their bars are marked', () => {
  const itinerary = sectionOf(built[0]!.main, 'Itinerary')
  expect(texts(itinerary, 'strong')[0]).toMatch(/^Nights 1 and 5 of 6 go beyond the guideline/)
  const marked = texts(itinerary, 'li[data-marked] span')
  expect(marked.slice(0, 4)).toEqual(['1 Leh', '3,500 m', '5 Spangmik', '4,250 m'])
})

it('a missing price and missing departures are shown as “On request”', () => {
  for (const { main, detail, pricePerPerson } of built) {
    const prices = texts(sectionOf(main, 'Price Details'), 'p')
    expect(prices.includes('On request')).toBe(pricePerPerson === null)
    const batches = texts(sectionOf(main, 'Batch Details'), 'p')
    expect(batches.at(-1) === 'On request').toBe(detail.departures.length === 0)
  }
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
  const [title] = texts(step, 'h3')
  const [number, figures] = all(one(step, 'summary'), 'span').filter(
    ({ parent }) => parent?.tagName === 'summary',
  )
  const [description] = texts(step, 'p')
  return {
    number: words(number!),
    title,
    picture: attribute(one(step, 'img'), 'src'),
    figures: all(figures!, 'svg').map(({ parent }) => words(parent!)),
    track: texts(one(step, 'ol'), 'li'),
    description,
  }
}
