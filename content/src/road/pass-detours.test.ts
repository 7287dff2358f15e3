import { expect, it } from 'vitest'
import { shutPasses } from './pass-detours.ts'
import { roadsOf } from './road-lookup.ts'

// Invented legs: from, to, kilometres, hours. The names of passes end in "La".
const legs = `
  West, High La, 40, 1.5      High La, East, 60, 2
  West, Low La, 90, 2.25      Low La, Ford, 50, 2      Ford, East, 30, 1
  East, Steep La, 20, 1       Steep La, End, 20, 1
  Ford, Near La, 5, 0.5       Near La, Lake, 5, 0.5
  Ford, Far La, 200, 7        Far La, Lake, 100, 4
  West, Pond La, 10, 0.5      Pond La, Inn, 10, 0.5
  West, Town, 10, 0.5         Town, Mill, 10, 0.5      Mill, Shop, 10, 0.5
  Shop, Farm, 10, 0.5         Farm, Inn, 10, 0.5`
  .split(/\s{2,}/)
  .slice(1)
  .map((leg) => leg.split(', ') as [string, string, string, string])
  .map(([from, to, km, h]) => ({ from, to, roadKm: Number(km), ridingHours: Number(h) }))

const names = legs.flatMap(({ from, to }) => [from, to])
const roads = roadsOf(Object.fromEntries(names.map((name) => [name, { altitudeM: 0 }])), legs)

// The sentences were computed by hand. Hours are rounded to half an hour.
it.each([
  `each pass has one sentence, in the order of the road, with all its days
    West, High La, East; East, Steep La, End; End, Steep La, East, High La, West
    High La shut: day 1 goes over Low La, 170 km and 5.5 h of riding instead of 100 km and 3.5 h of
      riding; day 3 goes over Steep La and Low La, 210 km and 7.5 h of riding instead of 140 km and
      5.5 h of riding.
    Steep La shut: no other road is known, so on day 2 the group waits until it opens; no other
      road is known, so on day 3 the group waits until it opens.`,
  `a day that ends where it began goes to its middle stop and back
    West, High La, East, High La, West
    High La shut: day 1 goes over Low La, 340 km and 10.5 h of riding instead of 200 km and 7 h of
      riding.`,
  `a way of 11 hours is not too long for a day
    Ford, Near La, Lake
    Near La shut: day 1 goes over Far La, 300 km and 11 h of riding instead of 10 km and 1 h of
      riding.`,
  `a way of 12 hours is too long for a day
    East, Ford, Near La, Lake
    Near La shut: the only other road takes 330 km and 12 h of riding, too long for a day, so on
      day 1 the group waits until it opens.`,
  `a way without a pass is named by its first three places
    West, Pond La, Inn
    Pond La shut: day 1 goes over Town, Mill and Shop, 50 km and 2.5 h of riding instead of 20 km
      and 1 h of riding.`,
])('with a pass shut, %s', (written) => {
  const [, road = '', ...sentences] = written.replace(/\n {6}/g, ' ').split('\n    ')
  const days = road.split('; ').map((stops) => ({ stops: stops.split(', ') }))
  const shown = shutPasses(days, roads, (name) => name.endsWith(' La'))
  expect(shown.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(sentences)
})
