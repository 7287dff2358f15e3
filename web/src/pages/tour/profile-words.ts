// Where the words of the altitude profile stand. The name of a pass runs down into the ground below its top, and the
// altitude of a night stands below its bed. Both begin below the lowest point of the road's line beside them.

import { inIndia } from '../../content/in-india.ts'
import type { ChartPoint, Height, Profile } from './profile.ts'

/** Pixels of the drawing (altitude-profile.module.css) and of what stands in it. */
type Size = {
  width: number
  height: number
  /** Half the width of a vertical name, with the line's stroke and a gap. */
  halfName: number
  /** Half the side of a bed, less the part of `halfName` that is the stroke of the line. */
  halfBed: number
  /** The length of a letter. */
  letter: number
}

const LARGE = { halfName: 9, halfBed: 10, letter: 7.2 }
/** The narrowest drawing, whose line is steepest, and the highest one, where a bed beside a name is farthest down. */
const WIDE: readonly Size[] = [
  { ...LARGE, width: 640, height: 272 },
  { ...LARGE, width: 914, height: 384 },
]
const NARROW: Size = { width: 250, height: 272, halfName: 8, halfBed: 6, letter: 6.4 }

/** Pixels between a top and the first letter of its name, where the ground is wide enough. */
const LEAST_BELOW = 12
/** Pixels from a bed's middle to the base line of its altitude: `least`, or more where the road falls beside it. */
const NIGHT_BELOW = { least: 24, most: 44 }
/** Half the width of an altitude, and the height of its figures, with gaps. */
const FIGURES = { half: 20, height: 14 }
/** Per cent of the width: nearer to a pass, a night has no room for its altitude. */
const NEAR = 5

/** On a phone, the place of a pass's altitude stays empty between the top and the name. */
const EMPTY_ON_PHONES = 32

/** Tried distances of a name from its top, in pixels: at the side the ground may be wider, or there may be no bed. */
const SIDES = [0, 2, -2, 4, -4, 6, -6]
/** Per cent of the width: a name without another name within this distance is tried at the sides too. */
const ALONE = 10

type Pass = Profile['passes'][number] & { side: number; below: number; isWithAltitude: boolean }
/** Tried in this order until the ground has room for the name. */
const PREFERENCES = [
  { isWithAltitude: true, isOnPhones: true },
  { isWithAltitude: false, isOnPhones: true },
  { isWithAltitude: true, isOnPhones: false },
  { isWithAltitude: false, isOnPhones: false },
]
type Placement = Pick<Pass, 'side' | 'isOnPhones' | 'isWithAltitude'>
type Night = Height & { below: number | null }

/** The passes and nights with the pixels from their point to their words; null is without words. */
export function wordsOf({ road, nights, passes, foot }: Profile): {
  passes: readonly Pass[]
  nights: readonly Night[]
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
        below <= NIGHT_BELOW.most && passes.every(({ x }) => Math.abs(x - night.x) > NEAR)
      return { ...night, below: fits ? below : null }
    }),
  }

  /** The pass with its name as far down as needed, if the ground has room for the name there. */
  function place(pass: Profile['passes'][number], wanted: Placement): Pass[] {
    const onPhones =
      belowTop(pass, wanted.side, NARROW) - (wanted.isWithAltitude ? EMPTY_ON_PHONES : 0)
    const wide = WIDE.map((size) => belowTop(pass, wanted.side, size))
    const below = Math.max(...wide, wanted.isOnPhones ? onPhones : 0)
    const altitude = wanted.isWithAltitude ? ` ${inIndia(pass.altitudeM)}` : ''
    const sizes = wanted.isOnPhones ? [...WIDE, NARROW] : WIDE
    const fits = sizes.every((size) => hasRoom(pass, pass.name + altitude, below, size))
    return fits ? [{ ...pass, ...wanted, below }] : []
  }

  /** The pixels from a pass to its name. */
  function belowTop({ x, y }: ChartPoint, side: number, size: Size): number {
    const middle = { x: x + (100 * side) / size.width, y }
    const beds = nights
      .filter(
        (bed) => inPixels(Math.abs(bed.x - middle.x), size.width) < size.halfName + size.halfBed,
      )
      .map((bed) => inPixels(bed.y - y, size.height) + size.halfBed)
    const fall = fallBeside(road, middle, size.halfName, size)
    return Math.ceil(Math.max(LEAST_BELOW, fall, ...beds)) + 2
  }

  /** True if a name ends above the foot of the ground. */
  function hasRoom(pass: Height, name: string, below: number, { height, letter }: Size): boolean {
    return below + name.length * letter <= inPixels(foot - pass.y, height)
  }
}

/** How many pixels the road lies below a point at most, within some pixels on both sides. */
function fallBeside(
  road: readonly ChartPoint[],
  { x, y }: ChartPoint,
  beside: number,
  { width, height }: Size,
): number {
  const reach = (100 * beside) / width
  const edges = [x - reach, x + reach].map((edge) => heightAt(road, edge))
  const inside = road.filter((point) => Math.abs(point.x - x) < reach).map((point) => point.y)
  return inPixels(Math.max(...edges, ...inside) - y, height)
}

function heightAt(road: readonly ChartPoint[], x: number): number {
  const next = road.find((point) => point.x >= x) ?? road.at(-1)!
  const before = road.findLast((point) => point.x < x) ?? next
  if (next.x === before.x) return next.y
  return before.y + ((x - before.x) / (next.x - before.x)) * (next.y - before.y)
}

const inPixels = (percent: number, whole: number) => (percent / 100) * whole
