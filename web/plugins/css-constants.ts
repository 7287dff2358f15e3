import type { AcceptedPlugin } from 'postcss'
import { dayColours, palette } from '../../brand/palette.ts'
import { inksByMood, moods } from '../../pictures/src/moods.ts'
import { fieldsOf } from '../../submissions/src/fields.ts'
import { stacking } from '../src/styles/stacking.ts'

/** The values that style sheets share with code, so that each stands in one file. */
const tables: Record<string, Record<string, string | number>> = {
  palette,
  z: stacking,
  day: Object.fromEntries(
    dayColours.map(([light, dark], index) => [index + 1, `light-dark(${light}, ${dark})`]),
  ),
  sky: Object.fromEntries(moods.map((mood) => [mood, inksByMood[mood].sky])),
  // The rows of the quote form: its fields and its button, in two columns.
  rows: { query: Math.ceil((fieldsOf('query').length + 1) / 2) },
}

/** A PostCSS plugin that replaces constants such as `var(--palette-…)` by their values. */
export const cssConstants: AcceptedPlugin = {
  postcssPlugin: 'css-constants',
  Declaration(declaration) {
    declaration.value = withConstants(declaration.value)
  },
}

const CONSTANT = new RegExp(`var\\(--(${Object.keys(tables).join('|')})-([\\w-]+)\\)`, 'g')

/** CSS with values in place of constants; throws on a name that no table has. */
export function withConstants(css: string): string {
  return css.replace(CONSTANT, (use, table: string, name: string) => {
    const values = tables[table]!
    if (!(name in values))
      throw new Error(`There is no ${use}; known: ${Object.keys(values).join(', ')}`)
    return String(values[name])
  })
}
