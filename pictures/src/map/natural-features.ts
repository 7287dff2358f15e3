// Rivers, lakes, coasts, peaks and ranges of a map, and the names of waters and peaks.

import names from 'content/geo/map-names.json' with { type: 'json' }
import peaks from 'content/geo/peaks.json' with { type: 'json' }
import water from 'content/geo/water.json' with { type: 'json' }
import {
  type Area,
  clippedLine,
  clippedRing,
  distance,
  distanceToLine,
  finer,
  type Point,
  pathData,
  simplified,
  smooth,
} from '../geometry.ts'
import type { Panel } from './frame-and-panels.ts'
import { type Position, positionIn } from './leg-line.ts'
import type { Range } from './relief.ts'

export type Waters = {
  rivers: Point[][]
  /** The rivers without the first pixels after a spring, which are drawn as a thin line. */
  trunks: Point[][]
  /** Path data. */
  lakes: string
  /** Path data of the land where the panel has a coast, otherwise null. */
  land: string | null
  /** The outlines of lakes and coasts. */
  shores: Point[][]
}

const linesIn = (lines: readonly number[][][]) => lines.map((line) => line.map(positionIn))

const allRivers = [
  ...linesIn(water.rivers),
  ...names.drawnRivers.map(({ points }) => smooth(points.map(positionIn))),
]
const coastsByTour: Readonly<Record<string, number[][][]>> = water.land

export function watersOn({ area, project }: Panel, slug: string): Waters {
  const rivers = allRivers
    .map((line) => line.map(project))
    .flatMap((line) => clippedLine(line, area))
    .flatMap((line) => clippedLine(lengthOf(line) > line.length * 9 ? smooth(line) : line, area))
    .filter((line) => lengthOf(line) > 14)
  const ringsOn = (rings: readonly Position[][]) =>
    rings.map((ring) => clippedRing(ring.map(project), area)).filter((ring) => ring.length > 3)
  const lakes = ringsOn(linesIn(water.lakes))
  const coasts = coastsByTour[slug]
  const land = coasts ? ringsOn(linesIn(coasts)) : null
  const outlines = (rings: Point[][]) =>
    rings.map((ring) => pathData(simplified(ring, 0.7), 'z')).join('')
  const shores = [...lakes, ...(land ?? [])]
  return {
    rivers: rivers.map((river) => simplified(river, 0.7)),
    trunks: rivers.map((river) => simplified(trunkOf(river, [...rivers, ...shores], area), 0.7)),
    lakes: outlines(lakes),
    land: land && outlines(land),
    shores,
  }
}

type NamedWater = { name: string; at: Point; line?: Point[] }

export function waterNames(panel: Panel, { rivers }: Waters): NamedWater[] {
  const on = (at: readonly number[]) => panel.project(positionIn(at))
  const lakesAndSeas = [...names.lakes, ...names.seas].map(({ name, at }) => ({ name, at: on(at) }))
  const riverNames = names.waters.flatMap(({ name, at }) => {
    const point = on(at)
    const near = rivers
      .map((line) => ({ line, off: distanceToLine(point, line) }))
      .sort((a, b) => a.off - b.off)[0]
    // A line farther from the name's position belongs to another river.
    if (!near || near.off > 25) return []
    const line = finer(near.line).filter((each) => distance(each, point) < 160)
    return line.length > 1 ? [{ name, at: point, line }] : []
  })
  return [...lakesAndSeas, ...riverNames].filter(({ at }) => isOn(at, panel.area))
}

export function namedPeaks({ project, area }: Panel) {
  return peaks
    .map(({ name, lat, lon, altitudeM }) => ({ name, altitudeM, at: project([lat, lon]) }))
    .filter(({ at }) => isOn(at, area))
    .sort((a, b) => b.altitudeM - a.altitudeM)
}

export function rangesOn({ project, area }: Panel): Range[] {
  return names.ranges
    .map((range) => ({ ...range, points: range.points.map(positionIn) }))
    .filter(({ points }) => clippedLine(points.map(project), area).length > 0)
}

const isOn = ([x, y]: Point, { left, right, top, bottom }: Area) =>
  x > left && x < right && y > top && y < bottom

/** The length of the thin line after a spring, and the distance up to which a river's end joins other water. */
const [THIN, JOINED] = [24, 3]

/** A river without its thin line: an end inside the map that joins no other water is a spring. */
export function trunkOf(river: readonly Point[], others: readonly Point[][], area: Area) {
  const { left, right, top, bottom } = area
  const inner = { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 }
  const isSpring = (end: Point) =>
    isOn(end, inner) &&
    others.every((other) => other === river || distanceToLine(end, other) > JOINED)
  const isBeyond = (end: Point) => (point: Point) => !isSpring(end) || distance(point, end) > THIN
  return river.filter(isBeyond(river[0]!)).filter(isBeyond(river.at(-1)!))
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0)
}
