import type { Day } from '../../content/tour.ts'
import { skyOf } from './sky.ts'

/** The moon over Hanle in a few words, for a tour that sleeps there. */
export function DarkNights({ first, days }: { first: string; days: readonly Day[] }) {
  const { hanle, milkyWay } = skyOf(first, days)
  if (!hanle) return null
  const hours = hanle.moonlessHours.toFixed(1)
  return (
    <>
      {milkyWay && <em>Milky Way week</em>}
      <small>{`${hours} dark h in Hanle`}</small>
    </>
  )
}
