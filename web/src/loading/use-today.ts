import { isoDay } from 'content/dates.ts'
import { useHydrated } from './use-hydrated.ts'

/** The visitor's day, `2027-04-03`. Prerendered HTML and hydration, which must agree, use the day of the build. */
export function useToday(): string {
  return useHydrated() ? isoDay(new Date()) : BUILD_DAY
}
