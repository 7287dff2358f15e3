// The places of the words in the altitude profile. The name of a pass is vertical and stands below
// the pass; the altitude of a night stands below the sign of the bed. Both begin below the lowest
// point of the road's line within their width, so that they do not touch the line.

import { groupDigits } from 'content/rupees.ts'
import type { ChartPoint, Profile, ProfileStop } from './profile.ts'

/** In pixels: the drawing (altitude-profile.module.css), its letters and its beds. */
type Size = {
  width: number
  height: number
  /** Half the width of a vertical name, with the stroke of the road's line and a gap. */
  halfName: number
  /** Half the width of a bed, without the stroke of the line, which `halfName` includes. */
  halfBed: number
  /** The width of a letter, along the name. */
  letter: number
}

const LARGE = { halfName: 9, halfBed: 10, letter: 7.2 }
/** The wide drawing at two sizes: narrowest, with the steepest line; highest, with beds farthest below the passes. */
const WIDE: readonly Size[] = [
  { ...LARGE, width: 640, height: 272 },
  { ...LARGE, width: 914, height: 384 },
]
const NARROW: Size = { width: 250, height: 272, halfName: 8, halfBed: 6, letter: 6.4 }

/** The least number of pixels between a pass and the words below the pass, without the gap of 2. */
const LEAST_BELOW = 12
/** Pixels from a bed's middle to the base line of its altitude: more where the road falls beside the bed. */
const NIGHT_BELOW = { least: 24, most: 44 }
/** In pixels, with gaps: half the width of the text of an altitude, and the height of its figures. */
const FIGURES = { half: 25, height: 14 }
/** In percent of the width: a night nearer than this to a pass has no room for its altitude. */
const NEAR = 5

/** In pixels: the room of the altitude between a pass and its name. On a phone the altitude is invisible. */
const EMPTY_ON_PHONES = 32

/** Pixels by which a name may be moved sideways, towards more ground or away from a bed. */
const SIDES = [0, 2, -2, 4, -4, 6, -6]
/** In percent of the width: a name is moved sideways only if no other pass is this near. */
const ALONE = 10

type Pass = Profile['passes'][number] & { side: number; below: number; isWithAltitude: boolean }
/** The forms of a name, the preferred one first: the first with room on the ground is used. */
const PREFERENCES = [
  { isWithAltitude: true, isOnPhones: true },
  { isWithAltitude: false, isOnPhones: true },
  { isWithAltitude: true, isOnPhones: false },
  { isWithAltitude: false, isOnPhones: false },
]
type Placement = Pick<Pass, 'side' | 'isOnPhones' | 'isWithAltitude'>

/** The passes with room for a name, and all nights. `below`: pixels from the point to the words; null without words. */
export function placedWords({ road, nights, passes, foot }: Profile): {
  passes: readonly Pass[]
  nights: readonly (ProfileStop & { below: number | null })[]
} {
  return {
    passes: passes.flatMap((pass) => {
      const isAlone = passes.every(({ x }) => x === pass.x || Math.abs(x - pass.x) > ALONE)
      const sides = isAlone ? SIDES : [0]
      for (const preferred of PREFERENCES) {
        if (preferred.isOnPhones && !pass.isOnPhones) continue
        const placed = sides.flatMap((side) => place(pass, { ...preferred, side }))
        const cost = ({ below, side }: Pass) => below + Math.abs(side)
        placed.sort((one, other) => cost(one) - cost(other))
        if (placed[0]) return placed[0]
      }
      return []
    }),
    nights: nights.map((night) => {
      const fall = fallBeside(road, night, FIGURES.half, WIDE[0]!)
      const below = Math.max(NIGHT_BELOW.least, Math.ceil(fall) + FIGURES.height)
      const fits =
        below <= Math.min(NIGHT_BELOW.most, inPixels(foot - night.y, WIDE[0]!.height)) &&
        passes.every(({ x }) => Math.abs(x - night.x) > NEAR)
      return { ...night, below: fits ? below : null }
    }),
  }

  /** The pass with its name below the line and the beds; empty if the name would then reach below the ground. */
  function place(pass: Profile['passes'][number], wanted: Placement): Pass[] {
    const onPhones =
      leastBelow(pass, wanted.side, NARROW) - (wanted.isWithAltitude ? EMPTY_ON_PHONES : 0)
    const wide = WIDE.map((size) => leastBelow(pass, wanted.side, size))
    const below = Math.max(...wide, wanted.isOnPhones ? onPhones : 0)
    const altitude = wanted.isWithAltitude ? ` ${groupDigits(pass.altitudeM)}` : ''
    const sizes = wanted.isOnPhones ? [...WIDE, NARROW] : WIDE
    const letters = pass.name.length + altitude.length
    const fits = sizes.every(
      ({ height, letter }) => below + letters * letter <= inPixels(foot - pass.y, height),
    )
    return fits ? [{ ...pass, ...wanted, below }] : []
  }

  /** The least pixels from a pass to its name, `side` pixels beside it, at one size. */
  function leastBelow({ x, y }: ChartPoint, side: number, size: Size): number {
    const middle = { x: x + (100 * side) / size.width, y }
    const beds = nights
      .filter(
        (bed) => inPixels(Math.abs(bed.x - middle.x), size.width) < size.halfName + size.halfBed,
      )
      .map((bed) => inPixels(bed.y - y, size.height) + size.halfBed)
    const fall = fallBeside(road, middle, size.halfName, size)
    return Math.ceil(Math.max(LEAST_BELOW, fall, ...beds)) + 2
  }
}

/** In pixels: how far below a point the road falls, at its lowest within `beside` pixels on both sides of the point. */
function fallBeside(
  road: readonly ChartPoint[],
  { x, y }: ChartPoint,
  beside: number,
  { width, height }: Size,
): number {
  const reach = (100 * beside) / width
  const edges = [x - reach, x + reach].map((edge) => roadYAt(road, edge))
  const inside = road.filter((point) => Math.abs(point.x - x) < reach).map((point) => point.y)
  return inPixels(Math.max(...edges, ...inside) - y, height)
}

/** The y of the road at an x, both in percent. */
function roadYAt(road: readonly ChartPoint[], x: number): number {
  const next = road.find((point) => point.x >= x) ?? road.at(-1)!
  const before = road.findLast((point) => point.x < x) ?? next
  if (next.x === before.x) return next.y
  return before.y + ((x - before.x) / (next.x - before.x)) * (next.y - before.y)
}

const inPixels = (percent: number, whole: number) => (percent / 100) * whole
