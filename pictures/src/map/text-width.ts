import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { widthOf } from '../lettering.ts'

const textFont = openSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
)

/**
 * The width of words on a map. fontkit reads the text font at its lightest weight only, 300 (lettering.ts). Words of
 * weight 700 are a tenth wider, as measured in Chromium. Titles have the display font, read at 800; 900 is 4% wider.
 */
export function mapMeasure(text: string, size: number, weight: number): number {
  if (weight >= 900) return widthOf(text, size) * 1.04
  const width = (textFont.layout(text).advanceWidth * size) / textFont.unitsPerEm
  return width * (1 + (weight - 300) / 4000)
}
