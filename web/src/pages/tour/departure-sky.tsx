import type { Day } from '../../content/tour.ts'
import { seasonWord, skyOf } from './sky.ts'

/** Daylight, moon and season of a departure in a few words, for the list of departures. */
export function DepartureSkyWords({ first, days }: { first: string; days: readonly Day[] }) {
  const { daylightHours, hanle, milkyWay } = skyOf(first, days)
  const words = [
    `${daylightHours.toFixed(1)} h of daylight`,
    hanle &&
      `moon in Hanle ${hanle.litPercent}%\u00a0lit, ${hanle.moonlessHours.toFixed(1)}\u00a0dark\u00a0hours`,
    milkyWay && 'Milky\u00a0Way\u00a0week',
    seasonWord(first),
  ]
  return <small data-ltr="">{words.filter(Boolean).join('\u00a0· ')}</small>
}
