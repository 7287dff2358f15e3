// The figures at a spot, as names and values for the panel and as one sentence for screen readers.

import { DAY_MS } from '../../../../content/dates.ts'
import { placeOf } from '../../../../content/road/places-and-legs.ts'
import { nextPump, type Pump } from '../../../../content/road/pumps.ts'
import { metres } from '../../../../content/road/road-figures.ts'
import { placeAt, type Spot } from '../../../../content/road/spots.ts'
import { type homes, oxygenShare } from '../../../../content/sky/air.ts'
import { sunOn } from '../../../../content/sky/sun.ts'
import type { TourDetail } from '../../../../content/tour.ts'

export type Home = (typeof homes)[number]
export type Reading = { name: string; value: string }

export type Circumstances = {
  home: Home
  pumps: readonly Pump[]
  departures: TourDetail['departures']
}

/** The figures at a spot. A figure is left out if the tour lacks the times, dates or pumps for it. */
export function readingsOf(spot: Spot, { home, pumps, departures }: Circumstances): Reading[] {
  const light = lightLeft(spot, midSeasonDate(departures, spot.day))
  const pump = nextPump(pumps, spot)
  const air = Math.round(oxygenShare(spot.altitudeM, home.altitudeM))
  return [
    { name: 'Where', value: placeAt(spot) ?? `between ${spot.from} and ${spot.to}` },
    { name: `Day ${spot.day}`, value: `${Math.round(spot.km)} of ${spot.dayKm} km` },
    ...(spot.minutes === null ? [] : [{ name: 'Clock', value: timeOfDay(spot.minutes) }]),
    { name: 'Altitude', value: metres(Math.round(spot.altitudeM)) },
    { name: 'Still to climb today', value: metres(Math.round(spot.climbLeftM)) },
    { name: 'A breath holds', value: `${air}% of one ${home.name}` },
    ...(light === null ? [] : [{ name: 'Daylight left', value: light }]),
    ...(pumps.length === 0 ? [] : [{ name: 'Next reliable pump', value: petrol(pump, spot) }]),
  ]
}

/** "Day 3, Khardung La, 40 of 130 km, 10:00, 5,359 m, …" */
export function sentenceOf([where, km, ...others]: readonly Reading[]): string {
  const rest = others.map(({ name, value }) =>
    name === 'Clock' || name === 'Altitude' ? value : `${name.toLowerCase()} ${value}`,
  )
  return `${km!.name}, ${where!.value}, ${km!.value}, ${rest.join(', ')}`
}

function petrol(pump: Pump | null, { totalKm }: Spot): string {
  if (!pump) return 'none on the rest of this tour'
  const km = Math.round(pump.totalKm - totalKm)
  return km === 0 ? `here, in ${pump.name}` : `${km} km, in ${pump.name}`
}

function lightLeft({ minutes, from }: Spot, date: Date | null): string | null {
  if (minutes === null || !date) return null
  const { lat, lon } = placeOf(from)
  const { set } = sunOn(date, lat, lon)
  const left = Math.round(set - minutes)
  return left <= 0 ? 'none, it is dark' : `${Math.floor(left / 60)} h ${left % 60} min`
}

/** The date of a day for a departure in the middle of the season; null on a tour without fixed departures. */
function midSeasonDate(departures: TourDetail['departures'], day: number): Date | null {
  if (!departures) return null
  const [first, last] = [Date.parse(departures.first), Date.parse(departures.last)]
  return new Date((first + last) / 2 + (day - 1) * DAY_MS)
}

/** "09:05", from the minutes since midnight. */
export function timeOfDay(minutes: number): string {
  const whole = Math.round(minutes)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
