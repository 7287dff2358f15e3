// Read at build by plugins/map-files.ts alone, because the module imports the tables of all places and roads.

import { tours } from '../../content/catalogue.ts'
import type { Day } from '../../content/tour.ts'
import { tourDetail } from '../../tour-detail.ts'
import { type Shape, sheetOf } from './sheet.ts'

/** The `viewBox` of each tour's two maps, by the tour's slug. */
export const mapBoxes: Record<string, Record<Shape, string>> = {}

for (const { slug } of tours) {
  const { days } = await tourDetail(slug).load()
  mapBoxes[slug] = { wide: boxOf(days, 'wide'), narrow: boxOf(days, 'narrow') }
}

function boxOf(days: readonly Day[], shape: Shape): string {
  const { width, height } = sheetOf(days, shape)
  return `0 0 ${width} ${height}`
}
