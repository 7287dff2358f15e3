// Rows of mountains along the real crest of each range. A mountain that would touch a word, a sign, a road or more than
// a short piece of a river or shore is left out.

import { distance, type Point } from '../geometry.ts'
import type { Panel } from './frame-and-panels.ts'
import type { Board } from './label-placement.ts'
import type { Position } from './leg-line.ts'

export type Terrain = 'ice' | 'rock' | 'hill' | 'karst'
export type Mountain = { terrain: Terrain; x: number; y: number; halfWidth: number; height: number }
export type Range = {
  name: string
  altitudeM: number
  /** Whether the hills are towers of limestone. */
  karst?: boolean | undefined
  points: readonly Position[]
}

/** Half the width, and the whole height, of a large mountain, in units (reliefOf). */
// biome-ignore format: a table
const sizes: Record<Terrain, { halfWidth: number; height: number }> = {
  ice:   { halfWidth: 0.95, height: 1.2  },
  rock:  { halfWidth: 0.9,  height: 0.9  },
  hill:  { halfWidth: 0.85, height: 0.6  },
  karst: { halfWidth: 0.42, height: 0.85 },
}
/** Large and small mountains in turn: the size as a part of a large one, and the distance from the crest in units. */
// biome-ignore format: a table
const rhythm = [[1, 0.1], [0.6, -0.75], [0.8, 0.7], [0.5, -0.3], [0.9, 0.45], [0.65, -0.85], [0.55, 0.95]] as const

export function reliefOf(ranges: readonly Range[], panel: Panel, board: Board): Mountain[] {
  const unit = panel.shape === 'wide' ? 27 : 17
  return ranges.flatMap((range) => {
    const terrain = terrainOf(range)
    const crest = evenly(range.points.map(panel.project), unit * sizes[terrain].halfWidth * 0.72)
    return crest.flatMap(([x, y, alongX, alongY], index) => {
      const [size, off] = rhythm[index % rhythm.length]!
      const halfWidth = size * unit * sizes[terrain].halfWidth
      const height = size * unit * sizes[terrain].height
      const [middleX, foot] = [x - alongY * (off * unit), y + alongX * (off * unit) + height / 2]
      const box = { x: middleX, y: foot - height / 2, halfWidth, halfHeight: height / 2 }
      return board.isEmpty(box) ? [{ terrain, x: middleX, y: foot, halfWidth, height }] : []
    })
  })
}

/** Snow lies above 2,900 m in the Caucasus, north of 40°, and above 5,000 m elsewhere. */
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
