// The calendar files of the departures (RFC 5545).

import { expect, it } from 'vitest'
import { calendarFile } from 'web/head/calendar.ts'
import { headersOf } from '../suite/serve.mjs'
import { wholeTours } from './parts.ts'
import { files, read } from './site.ts'

/** How the lines of a calendar file begin. */
const LINES = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:', 'BEGIN:VEVENT', 'UID:', 'DTSTAMP:'],
  ...['DTSTART;VALUE=DATE:', 'DTEND;VALUE=DATE:', 'SUMMARY:', 'LOCATION:', 'DESCRIPTION:'],
  ...['URL:', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR'],
]

it('every departure has a calendar file for all of its days, and every file a departure', () => {
  const ids: string[] = []
  for (const { slug, title, days, detail } of wholeTours) {
    for (const { start } of detail.departures) {
      const path = `/calendar/${slug}-${start}.ics`
      const values = valuesIn(read(path.slice(1)))
      const after = new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
      expect(values, path).toMatchObject({
        'DTSTART;VALUE=DATE:': start.replaceAll('-', ''),
        'DTEND;VALUE=DATE:': after.replaceAll('-', ''),
        'SUMMARY:': title.replace(/[,;]/g, '\\$&'),
        'URL:': expect.stringMatching(new RegExp(`^https://.+/${slug}$`)),
      })
      expect(headersOf(path)['cache-control']).toBe('no-cache')
      ids.push(values['UID:']!)
    }
  }
  expect(new Set(ids).size).toBe([...files].filter((file) => file.endsWith('.ics')).length)
})

it('commas, semicolons, backslashes and long lines of Hindi and emoji are written validly', () => {
  const place = 'लेह '.repeat(60)
  const tour = { slug: 'x', title: 'A, b; c \\ d', place, summary: '🏍'.repeat(90) }
  const values = valuesIn(
    calendarFile(tour, { start: '2027-12-31', end: '2027-12-31' }, '2026-11-22'),
  )
  expect(values).toMatchObject({
    'DTSTAMP:': '20261122T000000Z',
    'DTSTART;VALUE=DATE:': '20271231',
    'DTEND;VALUE=DATE:': '20280101',
    'SUMMARY:': 'A\\, b\\; c \\\\ d',
    'LOCATION:': place,
  })
  expect(values['DESCRIPTION:']).toMatch(/^(🏍){90}\\n/u)
})

/** The rest of each line, by its beginning. Expects lines that end with CRLF and have 75 octets at most. */
function valuesIn(text: string): Record<string, string> {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.endsWith('\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  expect(lines.map((line, index) => line.startsWith(LINES[index] ?? '-'))).toEqual(
    LINES.map(() => true),
  )
  return Object.fromEntries(LINES.map((name, index) => [name, lines[index]!.slice(name.length)]))
}
