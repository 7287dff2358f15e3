// Expected figures were computed by hand from legs.yaml and five-rides.ts.

import { legs } from 'content/compiled/legs.ts'
import { expect, it } from 'vitest'
import { fiveRides as days } from '../fixture/five-rides.ts'
import * as roads from '../src/road/places-and-legs.ts'
import { otherWay, shutPasses } from './shut-passes.ts'

const isPass = (name: string) => / La$/.test(name)
const network = { legs, roads: roads as never, isPass }

it('with Khardung La shut, the road leads over Chang La, Durbuk and the Shyok', () => {
  const way = 'Leh, Karu, Chang La, Durbuk, Shyok village, Agham, Khalsar, Diskit, Hunder'
  // 36 + 43 + 34 + 16 + 47 + 29 + 23 + 10 km
  const other = { km: 238, stops: way.split(', ') }
  expect(otherWay(days.turtuk[2]!.stops, 'Khardung La', network)).toMatchObject(other)
  expect(shutPasses(days.turtuk, network)[0]).toMatch(
    /^Khardung La shut: day 3 goes over Chang La, 238\skm and \S+\sh of riding instead of 130\skm/,
  )
})

it('with Zoji La shut, no other road is known, and the group waits', () => {
  expect(shutPasses(days.zanskar, network)).toContain(
    'Zoji La shut: no other road is known, so on day 2 the group waits until it opens.',
  )
})

it('each pass of the five rides has one sentence, and another way avoids the pass', () => {
  for (const ride of Object.values(days)) {
    const passes = [...new Set(ride.flatMap(({ stops }) => stops.filter(isPass)))]
    expect(shutPasses(ride, network).map((text) => text.split(' shut: ')[0])).toEqual(passes)
    for (const pass of passes) {
      for (const { stops } of ride.filter((day) => day.stops.includes(pass)))
        expect(otherWay(stops, pass, network)?.stops ?? []).not.toContain(pass)
    }
  }
})
