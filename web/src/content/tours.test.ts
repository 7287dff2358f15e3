import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tourDetail } from '../tour-detail.ts'
import { priceLabelOf, tourAt, tours } from './catalogue.ts'
import { figuresOf, tourTotalsOf } from './route.ts'
import type { Day, TourDetail } from './tour.ts'

const details = await Promise.all(
  tours.map(async (tour) => ({ ...tour, detail: await tourDetail(tour.slug).load() })),
)

describe.each(details)('$slug', ({ days, summary, detail, slug }) => {
  const file = `content/tours/${slug}.ts`

  it('has as many days as its card says', () => {
    expect(detail.slug, `${file}: slug`).toBe(slug)
    expect(detail.days.length, `${file} has other days than content/catalogue.ts`).toBe(days)
  })

  it('uses known places and legs, and starts each day where the last day ended', () => {
    const stops = detail.days.map((day) => day.stops)
    for (const [index, day] of detail.days.entries()) {
      expect(() => figuresOf(day), `${file}, day ${index + 1}`).not.toThrow()
      if (index > 0) {
        expect(day.stops[0], `${file}, day ${index + 1}: first stop`).toBe(stops[index - 1]?.at(-1))
      }
    }
  })

  it('has timed entries in the order of each day', () => {
    for (const [index, { track }] of detail.days.entries()) {
      const times = track.map(({ title }) => /^([01]\d|2[0-3]):[0-5]\d /.exec(title)?.[0])
      expect(times, `${file}, day ${index + 1}: an entry without a time`).not.toContain(undefined)
      expect(times, `${file}, day ${index + 1}`).toEqual([...new Set(times)].sort())
    }
  })

  it('has departures on Saturdays, the last not before the first', () => {
    const { first, last } = detail.departures ?? { first: '2027-05-01', last: '2027-05-01' }
    const weekdays = [first, last].map((date) => new Date(date).getUTCDay())
    expect(weekdays, `${file}: departures are Saturdays`).toEqual([6, 6])
    expect(first <= last, `${file}: departures end before they begin`).toBe(true)
  })

  it('has four different header pictures', () => {
    const four = detail.pictures.header.slice(0, 4)
    expect(new Set(four).size, `${file}: pictures.header`).toBe(4)
  })

  it('has four questions to show, each with its own number', () => {
    const ids = new Set(detail.questions.map(({ id }) => id))
    expect(detail.questions.length, `${file}: questions`).toBeGreaterThanOrEqual(4)
    expect(ids.size, `${file}: two questions with one id`).toBe(detail.questions.length)
  })

  it('has a summary that a search result shows whole', () => {
    const message = `content/catalogue.ts, ${slug}: characters of the summary`
    expect(summary.length, message).toBeGreaterThanOrEqual(110)
    expect(summary.length, message).toBeLessThanOrEqual(155)
  })

  it('has a description of paragraphs, lists and strong text only', () => {
    const tags = detail.description.match(/<[^>]*>/g) ?? []
    const message = `${file}: description`
    expect(
      tags.filter((tag) => !/^<\/?(p|ul|li|strong)>$/.test(tag)),
      message,
    ).toEqual([])
    expect(detail.description.replace(/<[^>]*>/g, ''), message).not.toMatch(/[<>]/)
  })

  it('claims no record that another road holds', () => {
    const text = JSON.stringify([summary, detail]).toLowerCase()
    expect(text, file).not.toMatch(/world[’']s highest/)
    expect(text, file).not.toMatch(/(?<!one of the )highest motorable/)
    expect(text, file).not.toMatch(/highest road in the world/)
  })
})

it('gives every file of content/tours a row', () => {
  const files = readdirSync(new URL('tours', import.meta.url))
  const slugs = tours.map(({ slug }) => slug)
  const lost = files.filter((file) => !slugs.includes(file.replace(/\.ts$/, '')))
  expect(lost, 'content/catalogue.ts has no row for these files of content/tours').toEqual([])
})

it('gives every tour a number and a slug of its own', () => {
  for (const key of ['id', 'slug'] as const) {
    const values = tours.map((tour) => tour[key])
    const repeated = values.filter((value, index) => values.indexOf(value) !== index)
    expect(repeated, `content/catalogue.ts: two tours with one ${key}`).toEqual([])
  }
})

it('finds a tour by its slug and by its number', () => {
  expect(tourAt('leh-to-leh-with-hanle')).toBe(tourAt('2'))
  expect(tourAt('02')).toBeUndefined()
})

it('has the two tours of the specification', () => {
  expect(tours.slice(0, 2)).toMatchObject([
    { id: 1, title: 'Leh to Leh with Turtuk', days: 7 },
    { id: 2, title: 'Leh to Leh with Hanle', days: 7 },
  ])
})

it.each([1, 2, 7])('shows tour %i at 3,414 rupees a day', (id) => {
  expect(priceLabelOf(tourAt(String(id))!)).toBe('INR 3,414 / Day')
})

it('shows a tour without a price as on request', () => {
  expect(priceLabelOf({ pricePerPerson: null, days: 8 })).toBe('On request')
})

it('computes the known figures of tour 1', () => {
  const { days } = detailOf(1)
  expect(figuresOf(days[2]!)).toEqual({ distanceKm: 130, hours: 6, highestM: 5359, sleepM: 3160 })
  expect(sleepM(days[4]) - sleepM(days[3])).toBe(1090)
  expect(tourTotalsOf(days)).toEqual({ distanceKm: 808, nights: 6, highestM: 5360 })
})

it('warns about the large step in altitude on every tour that has one', () => {
  const stepping = details.filter(({ detail: { days } }) =>
    days.some(
      (day, index) => day.stops[0] === 'Hunder' && sleepM(day) - sleepM(days[index - 1]) === 1090,
    ),
  )
  expect(stepping.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]))
  for (const { detail, slug } of stepping) {
    const message = `content/tours/${slug}.ts: the night after Hunder is 1,090 m higher`
    expect(JSON.stringify(detail), message).toMatch(/1,090 m|more than a thousand metres/)
    expect(JSON.stringify(detail), message).toContain('Tangtse (3,950 m)')
  }
})

function detailOf(id: number): TourDetail {
  return details.find((tour) => tour.id === id)!.detail
}

function sleepM(day: Day | undefined): number {
  return day ? figuresOf(day).sleepM : 0
}
