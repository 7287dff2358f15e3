import { isoDay } from '../content/dates.ts'
import { useHydrated } from './use-hydrated.ts'

/** The visitor's day, `2027-04-03`. In prerendered HTML and during hydration the day of the build: both must agree. */
export function useToday(): string {
  return useHydrated() ? isoDay(new Date()) : BUILD_DAY
}
