// One calendar file for each departure (RFC 5545). The files are on the server, because downloads of blobs fail on iOS
// and in browsers inside apps (https://github.com/add2cal/add-to-calendar-button/issues/72).

import { agency } from 'content/compiled/agency.ts'
import { daysAfter } from 'content/dates.ts'
import { calendarPath, type Departure } from 'content/departure-texts.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { type Tour, tours } from 'content/tours.ts'

/** The contents of all calendar files, by path. */
export async function calendarFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const tour of tours) {
    const { departures } = await loadTourDetail(tour.slug)
    for (const departure of departures) {
      files[calendarPath(tour.slug, departure).slice(1)] = calendarFile(tour, departure)
    }
  }
  return files
}

/** An all-day event from the first to the last day of a departure. */
export function calendarFile(
  { slug, title, place, summary }: Pick<Tour, 'slug' | 'title' | 'place' | 'summary'>,
  { start, end }: Pick<Departure, 'start' | 'end'>,
  buildDay = BUILD_DAY,
): string {
  const url = `${agency.baseUrl}/${slug}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(agency.brand)}//Departures//EN`,
    'BEGIN:VEVENT',
    `UID:${slug}-${start}@${new URL(agency.baseUrl).host}`,
    `DTSTAMP:${basicDay(buildDay)}T000000Z`,
    `DTSTART;VALUE=DATE:${basicDay(start)}`,
    // The day after the last day: DTEND is exclusive.
    `DTEND;VALUE=DATE:${basicDay(daysAfter(end, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(`${summary}\n${url}\n${agency.phone.shown}, ${agency.email}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** "20270501". */
function basicDay(isoDay: string): string {
  return isoDay.replaceAll('-', '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Breaks a line into lines of at most 75 bytes; each line after the first begins with a space. */
function folded(line: string): string {
  let lines = ''
  let bytes = 0
  for (const character of line) {
    const { length } = new TextEncoder().encode(character)
    if (bytes + length > 75) {
      lines += '\r\n '
      bytes = 1
    }
    lines += character
    bytes += length
  }
  return lines
}
