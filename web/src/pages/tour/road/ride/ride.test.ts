// Expected figures are published, or were computed by hand from legs.yaml, places.yaml and five-rides.ts.

import { expect, it } from 'vitest'
import { fiveRides as days } from '../../../../../../tests/content/five-rides.ts'
import { shortest, withoutPass } from '../../../../content/road/detours.ts'
import { nightsOf } from '../../../../content/road/nights.ts'
import { longestStretch, nextPump, pumpsOf } from '../../../../content/road/pumps.ts'
import { placeAt, spotsOf } from '../../../../content/road/spots.ts'
import { homes, oxygenShare } from '../../../../content/sky/air.ts'
import { sunOn } from '../../../../content/sky/sun.ts'
import { pumpLabels } from './petrol-ribbon.tsx'
import { readingsOf, sentenceOf, timeOfDay } from './readout.ts'

const rides = ['turtuk', 'hanle', 'manali', 'zanskar', 'spiti'] as const
const [turtuk, hanle, manali, zanskar, spiti] = rides

// biome-ignore format: a table
const spots = [
  { ride: turtuk,  day: 3, place: 'Khardung La',        km: 40,  time: '10:00', m: 5359, air: 53, petrol: 80,   climb: 40 },
  { ride: turtuk,  day: 3, place: 'Hunder',             km: 130, time: '15:00', m: 3160, air: 69, petrol: 192,  climb: 0 },
  { ride: turtuk,  day: 4, place: 'Thang',              km: 91,  time: '11:15', m: 2900, air: 72, petrol: 101,  climb: 260 },
  { ride: hanle,   day: 5, place: 'Rezang La memorial', km: 68,  time: '10:30', m: 4450, air: 59, petrol: 320,  climb: 320 },
  { ride: hanle,   day: 6, place: 'Leh',                km: 256, time: '15:15', m: 3500, air: 67, petrol: 0,    climb: 0 },
  { ride: manali,  day: 10, place: 'Zoji La',           km: 96,  time: '11:10', m: 3528, air: 66, petrol: null, climb: 0 },
  { ride: zanskar, day: 7, place: 'Shinku La',          km: 52,  time: '10:10', m: 5091, air: 55, petrol: 76,   climb: 0 },
  { ride: spiti,   day: 8, place: 'Kunzum La',          km: 76,  time: '11:30', m: 4551, air: 58, petrol: 142,  climb: 310 },
] as const

it.each(spots)('$ride, day $day: the figures at $place', ({ ride, day, place, ...wanted }) => {
  const all = spotsOf(days[ride])
  const spot = all.find((each) => each.day === day && each.km > 0 && placeAt(each) === place)!
  const pump = nextPump(pumpsOf(days[ride]), spot)
  const petrol = pump && Math.round(pump.totalKm - spot.totalKm)
  expect({
    km: Math.round(spot.km),
    time: timeOfDay(spot.minutes!),
    m: Math.round(spot.altitudeM),
    air: Math.round(oxygenShare(spot.altitudeM, 0)),
    petrol,
    climb: Math.round(spot.climbLeftM),
  }).toEqual(wanted)
})

it('between two places, altitude and time change in proportion to the kilometres', () => {
  const half = spotsOf(days[turtuk]).find(({ day, km }) => day === 3 && km === 20)!
  expect(half).toMatchObject({ from: 'Leh', to: 'Khardung La', altitudeM: 4429.5, minutes: 540 })
  expect(placeAt(half)).toBeNull()
})

it('a spot is at most 5 km from the next', () => {
  for (const ride of rides) {
    const all = spotsOf(days[ride])
    const steps = all.slice(1).map((spot, index) => spot.totalKm - all[index]!.totalKm)
    expect(Math.max(...steps)).toBeLessThanOrEqual(5)
  }
})

it('a screen reader hears one sentence', () => {
  const spot = spotsOf(days[turtuk]).find((each) => placeAt(each) === 'Khardung La')!
  const more = { home: homes[0], pumps: pumpsOf(days[turtuk]), departures: null }
  expect(sentenceOf(readingsOf(spot, more))).toBe(
    'Day 3, Khardung La, 40 of 130 km, 10:00, 5,359 m, still to climb today 40 m, a breath holds 53% of one at sea level, next reliable pump 80 km, in Diskit',
  )
})

it.each([
  [920, 0, 90.2],
  [5359, 0, 52.8],
  [5798, 0, 49.9],
  [5359, 920, 58.6],
])(
  'at %i m a breath holds, for a home at %i m, the published share of %d%%',
  (altitudeM, homeM, share) => {
    expect(oxygenShare(altitudeM, homeM)).toBeCloseTo(share, 1)
  },
)

it('the daylight in Leh on the 15th of each month is the published number of hours', () => {
  const published = [10.1, 11, 11.9, 13, 13.9, 14.4, 14.2, 13.5, 12.4, 11.4, 10.4, 9.9]
  for (const [month, wanted] of published.entries()) {
    const { rise, set } = sunOn(new Date(Date.UTC(2027, month, 15)), 34.1642, 77.5848)
    expect(Math.abs((set - rise) / 60 - wanted), String(month + 1)).toBeLessThanOrEqual(0.06)
  }
})

// Shimla, without a reliable pump, is the start of the tour.
it.each([
  [turtuk, 'Diskit', 'Karu', 308],
  [spiti, 'Shimla', 'Kaza', 510],
] as const)('%s has its longest stretch without petrol from %s to %s', (ride, from, to, km) => {
  const longest = longestStretch(pumpsOf(days[ride]), spotsOf(days[ride]))
  expect(longest).toMatchObject({ from: { name: from }, to: { name: to }, km })
})

it('the ribbon names every pump, without overlaps', () => {
  for (const ride of rides) {
    const pumps = pumpsOf(days[ride])
    const labels = pumpLabels(pumps, spotsOf(days[ride]).at(-1)!.totalKm)
    const [named, all] = [labels, pumps].map((list) => new Set(list.map(({ name }) => name)))
    expect(named).toEqual(all)
    for (const { name, xPercent, row } of labels) {
      const others = labels.filter((other) => other.row === row && other.xPercent !== xPercent)
      const near = others.filter(
        (other) => Math.abs(other.xPercent - xPercent) < name.length + other.name.length,
      )
      expect(near, `${ride}: ${name}`).toEqual([])
    }
  }
})

it('the nights that exceed the guideline are found, with the planned and with the lower bed', () => {
  const beyond = (lower: boolean) =>
    nightsOf(days[turtuk], lower)
      .filter((night) => night.beyond)
      .map(({ number, bed, gainM, overHighestM }) => [number, bed, gainM, overHighestM])
  // Guests come to the first night from the plains.
  const first = [1, 'Leh', null, null]
  expect(beyond(false)).toEqual([first, [5, 'Spangmik', 1090, 750]])
  expect(beyond(true)).toEqual([first, [5, 'Tangtse', 790, 450]])
})

it('with Khardung La shut, the road leads over Chang La, Durbuk and the Shyok', () => {
  const way = 'Leh, Karu, Chang La, Durbuk, Shyok village, Agham, Khalsar, Diskit, Hunder'
  // 36 + 43 + 34 + 16 + 47 + 29 + 23 + 10 km
  const other = { km: 238, stops: way.split(', ') }
  expect(withoutPass(days[turtuk], 'Khardung La')).toMatchObject([
    { kind: 'way', day: 3, usual: { km: 130 }, other },
  ])
})

it('with Zoji La shut, no other road is known', () => {
  expect(shortest('Kargil', 'Sonamarg', 'Zoji La')).toBeNull()
  expect(withoutPass(days[zanskar], 'Zoji La')).toMatchObject([{ kind: 'none', day: 2 }])
})

it('every pass of the five rides has an answer if it is shut', () => {
  for (const ride of rides) {
    const passes = new Set(days[ride].flatMap(({ stops }) => stops.filter((s) => / La$/.test(s))))
    for (const pass of passes) {
      const answers = withoutPass(days[ride], pass)
      expect(answers, `${ride}: ${pass}`).not.toEqual([])
      for (const found of answers) {
        expect(found.usual.stops).toContain(pass)
        if (found.kind !== 'none') expect(found.other.stops).not.toContain(pass)
      }
    }
  }
})
