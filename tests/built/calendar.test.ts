// The calendar files of the departures, read by the rules of RFC 5545.

import { describe, expect, it } from 'vitest'
import { tours } from '../../web/src/content/catalogue.ts'
import { DAY_MS } from '../../web/src/content/dates.ts'
import { calendarPath, departuresOf } from '../../web/src/content/departures.ts'
import { calendarFile } from '../../web/src/head/calendar.ts'
import { tourDetail } from '../../web/src/loading/tour-detail.ts'
import { headersOf } from '../suite/serve.mjs'
import { dateOf, parseCalendar, propertyIn, unescapedText } from './icalendar.ts'
import { files, read } from './site.ts'

const departures = await Promise.all(
  tours.map(async (tour) => {
    const { departures } = await tourDetail(tour.slug).load()
    return departuresOf(departures, tour.days).map((departure) => ({ tour, ...departure }))
  }),
)

describe.each(departures.flat())('$tour.slug $start', ({ tour, start, end }) => {
  it('has a valid calendar file for all of its days', () => {
    const calendar = parseCalendar(read(calendarPath(tour.slug, { start }).slice(1)))
    expect(propertyIn(calendar, 'VERSION').value).toBe('2.0')
    expect(propertyIn(calendar, 'PRODID').value).not.toBe('')
    const [event, ...others] = calendar.components
    expect(others).toEqual([])
    expect(event?.name).toBe('VEVENT')
    expect(unescapedText(propertyIn(event!, 'SUMMARY'))).toBe(tour.title)
    expect(propertyIn(event!, 'DTSTAMP').value).toMatch(/^\d{8}T\d{6}Z$/)
    expect(dateOf(propertyIn(event!, 'DTSTART'))).toBe(Date.parse(start))
    expect(dateOf(propertyIn(event!, 'DTEND'))).toBe(Date.parse(end) + DAY_MS)
    expect(dateOf(propertyIn(event!, 'DTEND')) - Date.parse(start)).toBe(tour.days * DAY_MS)
    expect(propertyIn(event!, 'URL').value).toMatch(new RegExp(`^https://.+/${tour.slug}$`))
  })
})

it('every event has its own identifier, and every file a departure', () => {
  const built = [...files].filter((file) => file.endsWith('.ics'))
  expect(built.length).toBe(departures.flat().length)
  const ids = built.map((file) => propertyIn(parseCalendar(read(file)).components[0]!, 'UID').value)
  expect(new Set(ids).size).toBe(built.length)
})

it('calendar files are asked for anew at each request', () => {
  const [first] = departures.flat()
  expect(headersOf(calendarPath(first!.tour.slug, first!))['cache-control']).toBe('no-cache')
})

it('commas, semicolons, backslashes and long lines in several scripts are written validly', () => {
  const tour = {
    slug: 'x',
    title: 'A, b; c \\ d',
    place: 'लेह '.repeat(60),
    summary: '🏍'.repeat(90),
  }
  const text = calendarFile(tour, { start: '2027-12-31', end: '2027-12-31' }, '2026-11-22')
  const [event] = parseCalendar(text).components
  expect(propertyIn(event!, 'SUMMARY').value).toBe('A\\, b\\; c \\\\ d')
  expect(unescapedText(propertyIn(event!, 'SUMMARY'))).toBe(tour.title)
  expect(propertyIn(event!, 'LOCATION').value).toBe(tour.place)
  expect(propertyIn(event!, 'DTEND').value).toBe('20280101')
})

it.each([
  ['a line feed alone', (text: string) => text.replace('\r\n', '\n')],
  ['a line of 76 octets', (text: string) => text.replace('SUMMARY:', `SUMMARY:${'a'.repeat(70)}`)],
  ['a bare comma in a text', (text: string) => text.replace('SUMMARY:', 'SUMMARY:a,')],
  ['an event without an end', (text: string) => text.replace('END:VEVENT\r\n', '')],
])('the reader refuses %s', (_, broken) => {
  const tour = { slug: 'x', title: 'x', place: 'x', summary: 'x' }
  const text = calendarFile(tour, { start: '2027-05-01', end: '2027-05-07' }, '2026-11-22')
  expect(() => parseCalendar(text)).not.toThrow()
  expect(() => parseCalendar(broken(text))).toThrow()
})
