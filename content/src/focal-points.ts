import type { PictureName } from './pictures.ts'

/** Tenths of the height, from the upper edge. Each value but 5, the middle, needs a rule in picture.module.css. */
type FocalPoint = 4 | 5 | 6 | 7

// The pictures of components/picture/cropped.tsx whose subject is not in the middle.
// biome-ignore format: a table
const focuses: Partial<Record<PictureName, FocalPoint>> = {
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

export function focalPointOf(name: PictureName): FocalPoint {
  return focuses[name] ?? 5
}
