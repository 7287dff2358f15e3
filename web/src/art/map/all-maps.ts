import { tours } from '../../content/catalogue.ts'
import { tourDetail } from '../../tour-detail.ts'
import type { Measure } from './label-styles.ts'
import { drawMap } from './map-file.ts'
import type { Shape } from './sheet.ts'

const shapes: readonly Shape[] = ['wide', 'narrow']
/** Of a compressed file. A page fetches both files of its tour: together they weigh at most 12 kB. */
const mostBytes = { wide: 7600, narrow: 4400 }

/** The maps of all tours by the name of their file below /maps. */
export async function drawAllMaps(
  measure: Measure,
  weigh: (file: string) => number,
): Promise<Record<string, string>> {
  const fits = (file: string, shape: Shape) => weigh(file) <= mostBytes[shape]
  const files: Record<string, string> = {}
  for (const { slug, title } of tours) {
    const { days } = await tourDetail(slug).load()
    for (const shape of shapes) {
      files[`maps/${slug}-${shape}.svg`] = drawMap({ slug, title, days }, shape, measure, fits)
    }
  }
  return files
}
