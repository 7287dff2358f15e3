// Not by Intl, because a page's first use of Intl takes a slow phone 100 ms.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** An ISO date in the specification's form: '2024-06-19' becomes '19th June 2024'. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number) as [number, number, number]
  const isTeen = day > 10 && day < 14
  const suffix = (!isTeen && SUFFIXES[day % 10]) || 'th'
  return `${day}${suffix} ${MONTHS[month - 1]} ${year}`
}
