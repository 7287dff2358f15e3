// Rows of mountains along the real crest of each range, and no mountain elsewhere. Words, signs, roads and rivers come
// first: a mountain that would touch one of them is left out.

import { distance, type Point } from '../geometry.ts'
import type { Board } from './label-placement.ts'
import type { Panel } from './panels.ts'
import type { Position } from './road.ts'

export type Terrain = 'ice' | 'rock' | 'hill' | 'karst'
export type Mountain = { terrain: Terrain; x: number; y: number; wide: number; high: number }
export type Range = {
  name: string
  altitudeM: number
  /** True where hills are towers of limestone. */
  karst?: boolean
  points: readonly Position[]
}

/** Half the width and the height of a large mountain, in units. */
// biome-ignore format: a table
const sizes: Record<Terrain, { wide: number; high: number }> = {
  ice:   { wide: 0.95, high: 1.2  },
  rock:  { wide: 0.9,  high: 0.9  },
  hill:  { wide: 0.85, high: 0.6  },
  karst: { wide: 0.42, high: 0.85 },
}
/** Large and small mountains in turn: the size, and the distance from the crest, both in units. */
// biome-ignore format: a table
const rhythm = [[1, 0.1], [0.6, -0.75], [0.8, 0.7], [0.5, -0.3], [0.9, 0.45], [0.65, -0.85], [0.55, 0.95]] as const

export function reliefOf(ranges: readonly Range[], panel: Panel, board: Board): Mountain[] {
  const unit = panel.shape === 'wide' ? 27 : 17
  return ranges.flatMap((range) => {
    const terrain = terrainOf(range)
    const crest = evenly(range.points.map(panel.project), unit * sizes[terrain].wide * 0.72)
    return crest.flatMap(([x, y, alongX, alongY], index) => {
      const [size, off] = rhythm[index % rhythm.length]!
      const wide = size * unit * sizes[terrain].wide
      const high = size * unit * sizes[terrain].high
      const [middleX, foot] = [x - alongY * (off * unit), y + alongX * (off * unit) + high / 2]
      const box = { x: middleX, y: foot - high / 2, halfWidth: wide, halfHeight: high / 2 }
      return board.isEmpty(box) ? [{ terrain, x: middleX, y: foot, wide, high }] : []
    })
  })
}

/** Snow lies above 5,000 m in the Himalaya, and above 2,900 m in the Caucasus. */
function terrainOf({ altitudeM, karst, points }: Range): Terrain {
  const snowLineM = points[0]![0] > 40 ? 2900 : 5000
  if (altitudeM > snowLineM) return 'ice'
  if (altitudeM > Math.min(2600, snowLineM - 900)) return 'rock'
  return karst ? 'karst' : 'hill'
}

/** Points at equal distances along a line, each with the direction of the line. */
function evenly(line: readonly Point[], step: number): [number, number, number, number][] {
  let left = step / 2
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]!
    const length = distance(from, to)
    const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const found: [number, number, number, number][] = []
    for (; left < length; left += step)
      found.push([from[0] + alongX * left, from[1] + alongY * left, alongX, alongY])
    left -= length
    return found
  })
}
