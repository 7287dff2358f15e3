// A ridge: a jagged line by midpoint displacement, in rounds of ever smaller displacements.

/** Generates the same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type RidgeShape = {
  seed: number
  /** The y of the ridge at equal steps from the left edge to the right edge, in the picture's units. */
  profile: readonly number[]
  /** The range of the displacements of the first round, which is the widest, in the picture's units. */
  rough: number
  /** Number of rounds. */
  detail: number
}

/**
 * The attributes of a path: a ridge that is filled down to `foot`. Some pages have the path in their HTML. Relative
 * whole units, one unit a step, heights in threes, and no space before a minus sign reduce its bytes after brotli to a
 * quarter; `transform` scales the path to its width and height.
 */
export function ridge({ seed, profile, rough, detail }: RidgeShape, width: number, foot: number) {
  const random = randomFrom(seed)
  const levels = displaced(
    profile,
    detail,
    (y, nextY, round) => (y + nextY) / 2 + (random() - 0.5) * rough * 0.52 ** round,
  )
  const steps = levels.length - 1
  const down = (index: number) => Math.round(levels[index]! / 3)
  const bottom = Math.ceil(foot / 3)
  const line = levels.slice(1).map((_, index) => `1 ${down(index + 1) - down(index)}`)
  return {
    d: `M0 ${bottom}V${down(0)}l${line.join(' ').replaceAll(' -', '-')}V${bottom}Z`,
    transform: `scale(${width / steps} 3)`,
  }
}

/** The ridge below the pictures of tour headers and social cards: low in the middle, to hide little. */
export const pictureGround: RidgeShape = {
  seed: 41,
  profile: [34, 52, 30, 66, 84, 58, 76, 40, 58],
  rough: 26,
  detail: 3,
}

/**
 * Midpoint displacement: inserts a point between every two neighbours, `rounds` times.
 * @param middle the point between two neighbours; `round` counts from 0
 */
export function displaced<P>(
  line: readonly P[],
  rounds: number,
  middle: (from: P, to: P, round: number) => P,
): P[] {
  let points = [...line]
  for (let round = 0; round < rounds; round++) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1]
      return next === undefined ? [point] : [point, middle(point, next, round)]
    })
  }
  return points
}
