import { isoDay } from 'content/dates.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The visitor's day, `2027-04-03`; in prerendered HTML and during hydration, which must agree, the day of the build. */
export function useToday(): string {
  return useHydrated() ? isoDay(new Date()) : BUILD_DAY
}
