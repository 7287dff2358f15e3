// Expected figures were computed by hand from legs.yaml and rides.ts.

import { legs } from 'content/compiled/legs.ts'
import { places } from 'content/compiled/places.ts'
import { expect, it } from 'vitest'
import { rides as days } from '../../fixture/rides.ts'
import { shutPasses, wayAround } from './pass-detours.ts'
import { roadsOf } from './road-lookup.ts'
import { isPass, passesOf } from './stretches.ts'

const roads = roadsOf(places, legs)

it('with Khardung La shut, the road leads over Chang La, Durbuk and the Shyok', () => {
  const way = 'Leh, Karu, Chang La, Durbuk, Shyok village, Agham, Khalsar, Diskit, Hunder'
  // 36 + 43 + 34 + 16 + 47 + 29 + 23 + 10 km
  const other = { km: 238, stops: way.split(', ') }
  expect(wayAround(days.turtuk[2]!.stops, 'Khardung La', roads)).toMatchObject(other)
  expect(shutPasses(days.turtuk, roads, isPass)[0]).toMatch(
    /^Khardung La shut: day 3 goes over Chang La, 238\skm and \S+\sh of riding instead of 130\skm/,
  )
})

it('with Zoji La shut, no other road is known, and the group waits', () => {
  expect(shutPasses(days.zanskar, roads, isPass)).toContain(
    'Zoji La shut: no other road is known, so on day 2 the group waits until it opens.',
  )
})

it('each pass of the three rides has one sentence, and another way avoids the pass', () => {
  for (const ride of Object.values(days)) {
    const passes = passesOf(ride)
    expect(shutPasses(ride, roads, isPass).map((text) => text.split(' shut: ')[0])).toEqual(passes)
    for (const pass of passes) {
      for (const { stops } of ride.filter((day) => day.stops.includes(pass)))
        expect(wayAround(stops, pass, roads)?.stops ?? []).not.toContain(pass)
    }
  }
})
