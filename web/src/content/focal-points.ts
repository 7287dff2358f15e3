import type { PictureName } from './pictures.ts'

/**
 * A picture's focal point, in tenths of its width and height from the top left. Each number needs a
 * rule in cropped.module.css, so only the numbers in use exist there.
 */
export type FocalPoint = { x: 3 | 4 | 5 | 6 | 7; y: 4 | 5 | 6 | 7 | 8 }

// Every picture that is cropped to a box of another aspect ratio: the headers of tours, articles
// and About Us, and the sign-in pages. This table is not in pictures.ts, because the sign-in pages would
// then load all alternative texts.
// biome-ignore format: a table
const focuses: Partial<Record<PictureName, FocalPoint>> = {
  'hunder-dunes':         { x: 5, y: 7 },
  'chushul-plain':        { x: 7, y: 7 },
  'tso-moriri':           { x: 3, y: 7 },
  'more-plains':          { x: 5, y: 6 },
  'penzi-la':             { x: 4, y: 6 },
  chandratal:             { x: 6, y: 6 },
  diskit:                 { x: 4, y: 6 },
  lamayuru:               { x: 5, y: 6 },
  'punakha-dzong':        { x: 5, y: 4 },
  ghami:                  { x: 5, y: 8 },
  'ha-giang-karst':       { x: 5, y: 7 },
  ushguli:                { x: 3, y: 6 },
  'doi-inthanon':         { x: 5, y: 4 },
  'nuwara-eliya':         { x: 5, y: 7 },
  'about-road':           { x: 5, y: 6 },
  'post-acclimatisation': { x: 5, y: 7 },
  'post-permits':         { x: 5, y: 7 },
  'post-seasons':         { x: 5, y: 6 },
  'post-packing':         { x: 5, y: 6 },
  'post-fuel-phones':     { x: 5, y: 6 },
  'post-umling-la':       { x: 5, y: 6 },
  'post-hanle-sky':       { x: 5, y: 6 },
  'post-first-ride':      { x: 5, y: 7 },
  'post-choosing-a-bike': { x: 5, y: 6 },
  thiksey:                { x: 5, y: 4 },
  'pangong-morning':      { x: 5, y: 5 },
  'turtuk-terraces':      { x: 5, y: 6 },
  'hanle-night':          { x: 5, y: 6 },
}

const MIDDLE: FocalPoint = { x: 5, y: 5 }

export function focalPointOf(name: PictureName): FocalPoint {
  return focuses[name] ?? MIDDLE
}
