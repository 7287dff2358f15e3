/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number]
