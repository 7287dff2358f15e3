// Days and months. The names of months are constants: the names of Intl differ between browsers
// ("Sep" or "Sept"), and the prerendered text must equal the browser's. The first use of Intl also
// takes a slow phone 100 ms.

export const DAY_MS = 86_400_000

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** "November 2026": the month, in UTC, of a time in milliseconds since 1970. */
export function monthOf(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** "22 November 2026", of an ISO day. */
export function dayText(day: string): string {
  const time = Date.parse(day)
  return `${new Date(time).getUTCDate()} ${monthOf(time)}`
}

/** "2026-11-22", in the local time zone. */
export function isoDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The ISO day that is `days` days after another ISO day. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
