import { tours } from 'web/content/catalogue.ts'
import { tourDetail } from 'web/loading/tour-detail.ts'
import { frameOf, type Shape } from './frame.ts'
import { drawMap } from './map-file.ts'
import { mapMeasure } from './measure.ts'

const shapes: readonly Shape[] = ['wide', 'narrow']

/** The maps of all tours by their path on the site. */
export async function drawAllMaps(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const { slug, title } of tours) {
    const { days } = await tourDetail(slug).load()
    for (const shape of shapes) {
      files[`maps/${slug}-${shape}.svg`] = drawMap({ slug, title, days }, shape, mapMeasure)
    }
  }
  return files
}

/** The `viewBox` of each tour's two maps, by the tour's slug. */
export async function mapBoxes(): Promise<Record<string, Record<Shape, string>>> {
  const boxes: Record<string, Record<Shape, string>> = {}
  for (const { slug } of tours) {
    const { days } = await tourDetail(slug).load()
    const [wide = '', narrow = ''] = shapes.map((shape) => {
      const { width, height } = frameOf(days, shape)
      return `0 0 ${width} ${height}`
    })
    boxes[slug] = { wide, narrow }
  }
  return boxes
}
