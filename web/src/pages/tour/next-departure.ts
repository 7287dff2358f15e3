import { useHydrated } from '../../browser/use-hydrated.ts'
import type { Tour } from '../../content/catalogue.ts'
import { departuresOf, type Season } from '../../content/departures.ts'
import { inIndia } from '../../content/in-india.ts'
import { unbroken } from './unbroken.ts'
import { upcoming } from './upcoming.ts'

/** "From INR 23,900 + GST" for one person, the lowest price of the list; "On request" without a price. */
export function wholePriceOf({ pricePerPerson, priceList }: Tour): string {
  if (pricePerPerson === null) return 'On request'
  return unbroken(`${priceList ? 'From ' : ''}INR ${inIndia(pricePerPerson)} + GST`)
}

/**
 * The next departure with a free place, in words: "next 3 April". The prerendered HTML has the day of the build, and the
 * browser the visitor's own day; an element with these words needs `suppressHydrationWarning` and the key that comes with them.
 */
export function useNextDeparture(
  tour: Tour,
  season: Season | null,
): { key: string; words: string } {
  const key = String(useHydrated())
  if (!season) return { key, words: 'on request' }
  const next = upcoming(departuresOf(season, tour.days), new Date()).find(({ isFull }) => !isFull)
  if (!next) return { key, words: 'next season' }
  const [day, month] = [Number(next.start.slice(8)), next.month.split(' ')[0]]
  return { key, words: `next\u00a0${day}\u00a0${month}` }
}
