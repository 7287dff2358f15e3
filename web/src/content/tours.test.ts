import { describe, expect, it } from 'vitest'
import { tourDetail } from '../tour-detail.ts'
import { priceLabelOf, tourAt, tours } from './catalogue.ts'
import { figuresOf, tourTotalsOf } from './route.ts'
import type { Day, TourDetail } from './tour.ts'

const details = await Promise.all(
  tours.map(async (tour) => ({ ...tour, detail: await tourDetail(tour.slug).load() })),
)

describe.each(details)('$slug', ({ days, summary, detail, slug }) => {
  it('has the days that its card promises', () => {
    expect(detail.slug).toBe(slug)
    expect(detail.days).toHaveLength(days)
  })

  it('rides over known places and legs, and starts each day where it slept', () => {
    const stops = detail.days.map((day) => day.stops)
    for (const [index, day] of detail.days.entries()) {
      expect(() => figuresOf(day)).not.toThrow()
      if (index > 0) expect(day.stops[0]).toBe(stops[index - 1]?.at(-1))
    }
  })

  it('has timed entries in the order of each day', () => {
    for (const { track } of detail.days) {
      const times = track.map(({ title }) => /^([01]\d|2[0-3]):[0-5]\d /.exec(title)?.[0])
      expect(times).not.toContain(undefined)
      expect(times).toEqual([...times].sort())
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('has four different header pictures', () => {
    const four = detail.pictures.header.slice(0, 4)
    expect(new Set(four).size).toBe(4)
  })

  it('has four questions to show, each with its own number', () => {
    expect(detail.questions.length).toBeGreaterThanOrEqual(4)
    expect(new Set(detail.questions.map(({ id }) => id)).size).toBe(detail.questions.length)
  })

  it('has a summary that a search result shows whole', () => {
    expect(summary.length).toBeGreaterThanOrEqual(110)
    expect(summary.length).toBeLessThanOrEqual(155)
  })

  it('is described in paragraphs, lists and strong words alone', () => {
    const tags = detail.description.match(/<[^>]*>/g) ?? []
    expect(tags.filter((tag) => !/^<\/?(p|ul|li|strong)>$/.test(tag))).toEqual([])
    expect(detail.description.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
  })

  it('claims no record that another road holds', () => {
    const text = JSON.stringify([summary, detail]).toLowerCase()
    expect(text).not.toMatch(/world[’']s highest/)
    expect(text).not.toMatch(/(?<!one of the )highest motorable/)
    expect(text).not.toMatch(/highest road in the world/)
  })
})

it('gives every tour a number and a slug of its own', () => {
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length)
  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(tours.length)
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

it('measures the first tour as it was measured', () => {
  const { days } = detailOf(1)
  expect(figuresOf(days[2]!)).toEqual({ distanceKm: 130, hours: 6, highestM: 5359, sleepM: 3160 })
  expect(sleepM(days[4]) - sleepM(days[3])).toBe(1090)
  expect(tourTotalsOf(days)).toEqual({ distanceKm: 808, nights: 6, highestM: 5360 })
})

it('says the large step in altitude on every tour that has it', () => {
  const stepping = details.filter(({ detail: { days } }) =>
    days.some(
      (day, index) => day.stops[0] === 'Hunder' && sleepM(day) - sleepM(days[index - 1]) === 1090,
    ),
  )
  expect(stepping.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 8])
  for (const { detail } of stepping) {
    expect(JSON.stringify(detail)).toMatch(/1,090 m|more than a thousand metres/)
    expect(JSON.stringify(detail)).toContain('Tangtse (3,950 m)')
  }
})

function detailOf(id: number): TourDetail {
  return details.find((tour) => tour.id === id)!.detail
}

function sleepM(day: Day | undefined): number {
  return day ? figuresOf(day).sleepM : 0
}
