const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** An ISO date in the specification's form: '2024-06-19' becomes '19th June 2024'. */
export function longDate(isoDay: string): string {
  const date = new Date(isoDay)
  const day = date.getUTCDate()
  const suffix = suffixes[ordinal.select(day)] ?? 'th'
  return `${day}${suffix} ${month.format(date)} ${date.getUTCFullYear()}`
}
