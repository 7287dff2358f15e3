// A tour's altitudes as a line. All days are equally wide. Within a day, x follows the kilometres. A rest day is level.

import { isPass } from 'content/road/stretches.ts'
import type { Road } from 'content/types.ts'

/** In percent of the drawing, from its top left corner. */
export type ChartPoint = { x: number; y: number }
export type ProfileStop = ChartPoint & { day: number; altitudeM: number; name: string }

export type Profile = {
  road: readonly ProfileStop[]
  /** The bed at the end of each day; the last day has none. */
  nights: readonly ProfileStop[]
  /** The y of the lower edge of the ground. */
  foot: number
  highest: ProfileStop
  /** The passes that are far enough apart for their names; phones have room for fewer. */
  passes: readonly (ProfileStop & { isOnPhones: boolean })[]
  /** The lines of the altitude axis. */
  levels: readonly { y: number; altitudeM: number }[]
}

/** In percent of the height: the area of the road and the ground. The rest is for labels. */
const AREA = { top: 14, foot: 86 }
/** In percent of the width: the least distance between two passes that are named. */
const LEAST_GAP = 2.4
/** LEAST_GAP on phones. */
const LEAST_GAP_NARROW = 6
/** The smallest vertical range in metres, so that flat land looks flat. */
const LEAST_SPAN = 1000
/** Depth of the ground below the lowest point, as a fraction of the range. */
const BELOW = 0.45

/** The line of a tour's days, with the names for the drawing; positions in percent of it. */
export function profileOf(days: readonly Road[]): Profile {
  const stops = days.flatMap(stopsOf)
  const altitudes = stops.map(({ altitudeM }) => altitudeM)
  const [lowest, top] = [Math.min(...altitudes), Math.max(...altitudes)]
  // The ground does not go below sea level.
  const bottom = Math.max(0, top - Math.max(top - lowest, LEAST_SPAN) * (1 + BELOW))
  const span = top - bottom

  const yOf = (altitudeM: number) =>
    round(AREA.top + (AREA.foot - AREA.top) * ((top - altitudeM) / span))
  const road = stops.map(({ day, across, altitudeM, name }) => ({
    ...{ day, altitudeM, name },
    x: round(100 * (across / days.length)),
    y: yOf(altitudeM),
  }))
  const step = span > 5000 ? 2000 : span > 1800 ? 1000 : 500
  const first = Math.max(0, Math.ceil(bottom / step) * step)
  const levels = []
  for (let altitudeM = first; altitudeM <= top; altitudeM += step) {
    levels.push({ altitudeM, y: yOf(altitudeM) })
  }
  return {
    road,
    nights: days.slice(1).map((_, index) => road.findLast(({ day }) => day === index + 1)!),
    foot: AREA.foot,
    highest: road.find(({ altitudeM }) => altitudeM === top)!,
    passes: namedPasses(road),
    levels,
  }
}

function namedPasses(road: readonly ProfileStop[]): Profile['passes'] {
  const passes = apart(
    road.filter(({ name }) => isPass(name)),
    LEAST_GAP,
  )
  const onPhones = apart(passes, LEAST_GAP_NARROW)
  return passes.map((pass) => ({ ...pass, isOnPhones: onPhones.includes(pass) }))
}

/** The passes in their order; a pass nearer than `leastGap` to a higher kept pass is left out. */
function apart(passes: readonly ProfileStop[], leastGap: number): ProfileStop[] {
  const kept: ProfileStop[] = []
  for (const pass of [...passes].sort((a, b) => b.altitudeM - a.altitudeM)) {
    if (kept.every(({ x }) => Math.abs(x - pass.x) >= leastGap)) kept.push(pass)
  }
  return kept.sort((a, b) => a.x - b.x)
}

/** The stops of a day; `across` is a stop's position in days, such as 1.5 for the middle of the second day. */
function stopsOf({ stops, altitudesM, legs }: Road, index: number) {
  const total = legs.reduce((sum, [km]) => sum + km, 0)
  const altitudes = total ? altitudesM : [altitudesM[0]!, altitudesM[0]!]

  let ridden = 0
  return altitudes.map((altitudeM, stop) => {
    ridden += legs[stop - 1]?.[0] ?? 0
    return {
      day: index + 1,
      across: index + (total ? ridden / total : stop),
      altitudeM,
      name: stops[stop] ?? stops[0]!,
    }
  })
}

const round = (value: number) => Math.round(value * 100) / 100
