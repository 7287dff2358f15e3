import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import { drawMap } from './draw-map.ts'
import { frameOf, type Shape } from './frame-and-panels.ts'
import { mapMeasure } from './text-width.ts'

/** The maps of all tours by their path on the site, and the `viewBox` of each tour's two maps by the tour's slug. */
export async function drawAllMaps() {
  const files: Record<string, string> = {}
  const mapBoxes: Record<string, Partial<Record<Shape, string>>> = {}
  for (const { slug, title } of tours) {
    const { days } = await loadTourDetail(slug)
    const boxes: Partial<Record<Shape, string>> = {}
    for (const shape of ['wide', 'narrow'] as const) {
      const { width, height } = frameOf(days, shape)
      files[`maps/${slug}-${shape}.svg`] = drawMap({ slug, title, days }, shape, mapMeasure)
      boxes[shape] = `0 0 ${width} ${height}`
    }
    mapBoxes[slug] = boxes
  }
  return { files, mapBoxes }
}
