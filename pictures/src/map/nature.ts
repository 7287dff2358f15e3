// Rivers, lakes, coasts, peaks and ranges of a map.

import names from 'web/content/geo/map-names.json' with { type: 'json' }
import peaks from 'web/content/geo/peaks.json' with { type: 'json' }
import water from 'web/content/geo/water.json' with { type: 'json' }
import type { Point } from '../point.ts'
import {
  type Area,
  clippedLine,
  clippedRing,
  distance,
  distanceToLine,
  isInside,
  pathData,
  simplified,
} from './geometry.ts'
import type { Range } from './relief.ts'
import type { Position } from './road.ts'
import type { Sheet } from './sheet.ts'

export type Waters = {
  rivers: Point[][]
  /** Path data. */
  lakes: string
  /** Path data of the land where the sheet has a coast, otherwise null. */
  land: string | null
  isWater: (point: Point) => boolean
  /** The outlines of lakes and coasts. */
  shores: Point[][]
}

const riversOfWorld = [
  ...(water.rivers as unknown as Position[][]),
  ...names.drawnRivers.map(({ points }) => points as unknown as Position[]),
]

export function watersOn({ area, project }: Sheet, slug: string): Waters {
  const rivers = riversOfWorld
    .map((line) => line.map(project))
    .flatMap((line) => clippedLine(line, area))
    .filter((line) => lengthOf(line) > 14)
  const lakes = ringsOn(water.lakes as unknown as Position[][])
  const coasts = (water.land as unknown as Record<string, Position[][]>)[slug]
  const land = coasts ? ringsOn(coasts) : null
  const outlines = (rings: Point[][]) =>
    rings.map((ring) => pathData(simplified(ring, 0.7), 'z')).join('')
  const onLand = (point: Point) => !land || land.some((ring) => isInside(point, ring))
  return {
    rivers,
    lakes: outlines(lakes),
    land: land && outlines(land),
    shores: [...lakes, ...(land ?? [])],
    isWater: (point) => !onLand(point) || lakes.some((ring) => isInside(point, ring)),
  }

  function ringsOn(rings: readonly Position[][]): Point[][] {
    return rings
      .map((ring) => clippedRing(ring.map(project), area))
      .filter((ring) => ring.length > 3)
  }
}

export function waterNames(
  sheet: Sheet,
  { rivers }: Waters,
): { name: string; at: Point; line?: Point[] }[] {
  const on = (position: readonly number[]) => sheet.project(position as unknown as Position)
  const lakesAndSeas = [...names.lakes, ...names.seas].map(({ name, at }) => ({ name, at: on(at) }))
  const riverNames = names.waters.flatMap(({ name, at }) => {
    const point = on(at)
    const near = rivers
      .map((line) => ({ line, off: distanceToLine(point, line) }))
      .sort((a, b) => a.off - b.off)[0]
    // A river that is farther than this from the position of its name is another river.
    if (!near || near.off > 12) return []
    const line = near.line.filter((each) => distance(each, point) < 160)
    return line.length > 1 ? [{ name, at: point, line }] : []
  })
  return [...lakesAndSeas, ...riverNames].filter(({ at }) => isOn(at, sheet.area))
}

export function namedPeaks({
  project,
  area,
}: Sheet): { name: string; altitudeM: number; at: Point }[] {
  return peaks
    .map(({ name, lat, lon, altitudeM }) => ({ name, altitudeM, at: project([lat, lon]) }))
    .filter(({ at }) => isOn(at, area))
    .sort((a, b) => b.altitudeM - a.altitudeM)
}

export function rangesOn({ project, area }: Sheet): Range[] {
  const ranges = names.ranges as unknown as Range[]
  return ranges.filter(({ points }) => points.some((point) => isOn(project(point), area)))
}

const isOn = ([x, y]: Point, { left, right, top, bottom }: Area) =>
  x > left && x < right && y > top && y < bottom

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0)
}
