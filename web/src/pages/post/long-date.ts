const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** An ISO day as the specification writes one: '2024-06-19' is '19th June 2024'. */
export function longDate(isoDay: string): string {
  const date = new Date(isoDay)
  const day = date.getUTCDate()
  const suffix = suffixes[ordinal.select(day)] ?? 'th'
  return `${day}${suffix} ${month.format(date)} ${date.getUTCFullYear()}`
}
