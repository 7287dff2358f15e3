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
