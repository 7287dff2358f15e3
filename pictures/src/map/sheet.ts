// The sheet of a map: its size, and the position of a place on it. Each tour has a wide sheet, and a narrow one for
// phones, on which words can still be read.

import type { Day } from 'web/content/tour.ts'
import type { Area } from './geometry.ts'
import { type Position, type Projection, positionOf, viaOf } from './road.ts'

export type Shape = 'wide' | 'narrow'
export type Sheet = {
  shape: Shape
  width: number
  height: number
  /** The drawn land; the key to the signs stands below. */
  area: Area
  project: Projection
  pixelsPerKm: number
}

// `least` and `most` limit the height of the land; `pad` is the least distance from the road to the land's edge.
// biome-ignore format: a table
const shapes = {
  wide:   { width: 960, edge: 14, key: 62,  least: 470, most: 640, pad: 74 },
  narrow: { width: 360, edge: 8,  key: 104, least: 300, most: 440, pad: 44 },
}

const KM_PER_DEGREE = 111.2

export function sheetOf(days: readonly Pick<Day, 'stops'>[], shape: Shape): Sheet {
  const { width, edge, key, least, most, pad } = shapes[shape]
  const positions = positionsOf(days)
  const [south, north] = ends(positions.map(([lat]) => lat))
  const [west, east] = ends(positions.map(([, lon]) => lon))
  const [middleLat, middleLon] = [(south + north) / 2, (west + east) / 2]
  const shrink = Math.cos((middleLat * Math.PI) / 180)

  const across = width - 2 * edge
  const fitAcross = (across - 2 * pad) / ((east - west) * shrink || 0.1)
  const wanted = (north - south) * fitAcross + 2 * pad
  const high = Math.round(Math.min(most, Math.max(least, wanted)))
  const scale = Math.min(fitAcross, (high - 2 * pad) / (north - south || 0.1))

  const area = { left: edge, top: edge, right: width - edge, bottom: edge + high }
  const [middleX, middleY] = [width / 2, edge + high / 2]
  return {
    shape,
    width,
    height: high + edge + key,
    area,
    project: ([lat, lon]) => [
      middleX + (lon - middleLon) * shrink * scale,
      middleY - (lat - middleLat) * scale,
    ],
    pixelsPerKm: scale / KM_PER_DEGREE,
  }
}

/** The stops and the bends between them. */
function positionsOf(days: readonly Pick<Day, 'stops'>[]): Position[] {
  return days.flatMap(({ stops }) =>
    stops.flatMap((stop, index) => {
      const last = stops[index - 1]
      return [...(last ? viaOf(last, stop) : []), positionOf(stop)]
    }),
  )
}

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
