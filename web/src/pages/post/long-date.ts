import { dayText } from 'content/dates.ts'

const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** An ISO date in the specification's form: '2024-06-19' becomes '19th June 2024'. */
export function longDate(isoDay: string): string {
  const day = Number(isoDay.slice(8))
  const isTeen = day > 10 && day < 14
  const suffix = (!isTeen && SUFFIXES[day % 10]) || 'th'
  return dayText(isoDay).replace(' ', `${suffix} `)
}
