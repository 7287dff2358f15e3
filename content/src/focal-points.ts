import type { PictureName } from './pictures.ts'

/** Tenths of the height, from the upper edge. Each value has a rule in picture.module.css. */
type FocalPoint = 4 | 6 | 7

// The pictures of components/picture/cropped.tsx whose subject is not in the middle.
// biome-ignore format: a table
const focalPoints: Partial<Record<PictureName, FocalPoint>> = {
  'post-acclimatisation': 7,
  'post-permits':         7,
  'post-seasons':         6,
  'post-packing':         6,
  'post-fuel-phones':     6,
  'post-umling-la':       6,
  'post-hanle-sky':       6,
  'post-first-ride':      7,
  thiksey:                4,
  'turtuk-terraces':      6,
  'hanle-night':          6,
}

/** The middle, 5, for a picture without a row. */
export function focalPointOf(name: PictureName): FocalPoint | 5 {
  return focalPoints[name] ?? 5
}
