import type { Day } from '../../../content/tour.ts'
import { skyOf } from './sky.ts'

/** The moon over Hanle in a few words, for a tour that sleeps there. */
export function DarkNights({ first, days }: { first: string; days: readonly Day[] }) {
  const { hanle, milkyWay } = skyOf(first, days)
  if (!hanle) return null
  if (milkyWay) return <em>Milky Way week</em>
  const hours = hanle.moonlessHours
  return (
    <small data-ltr="">
      {hours < 0.1 ? 'moonlit night in Hanle' : `${hours.toFixed(1)} dark hours in Hanle`}
    </small>
  )
}
