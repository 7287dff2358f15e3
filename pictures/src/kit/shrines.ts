// Chortens, Buddhas, cairns and prayer flags.

import { fill, type Ink, line } from './canvas.ts'
import { figure } from './figure.ts'
import { eachOf } from './place.ts'

/** Whitewashed stupas 'x foot tall': steps, dome, spire. */
export const chorten = eachOf({ wall: 'wall', tip: 'accent' }, (row, { wall, tip }) => {
  const [x = 0, foot = 0, tall = 0] = row
  const u = tall / 20
  const r = (n: number) => Math.round(n * u)
  return [
    fill`${wall} M${x - r(6)} ${foot}v-${r(3)}h${r(1)}v-${r(2)}h${r(1)}v-${r(2)}h${r(8)}v${r(2)}h${r(1)}v${r(2)}h${r(1)}v${r(3)}z`,
    fill`${wall} M${x - r(3)} ${foot - r(6.8)}q-${r(2)}-${r(5)} ${r(3)}-${r(5.4)}q${r(5)} ${r(0.4)} ${r(3)} ${r(5.4)}z`,
    fill`dark/0.18 M${x + r(2)} ${foot}v-${r(7)}q${r(2)}-${r(4)}-${r(1)}-${r(5)}l${r(1)} 0q${r(3)} ${r(1)} ${r(1)} ${r(5)}h${r(1)}v${r(2)}h${r(1)}v${r(2)}h${r(1)}v${r(3)}z`,
    fill`${tip} M${x - r(1.2)} ${foot - r(12)}l${r(1)}-${r(6)}h${r(0.6)}l${r(1)} ${r(6)}z`,
    fill`sun M${x - r(1)} ${foot - r(18)}h${r(2)}l-${r(1)} ${r(1)}zM${x - 2} ${foot - r(20)}h4v${r(1.4)}h-4z`,
  ]
})

/** A seated Buddha on a lotus throne, with golden skin, lit from the left. */
export const buddha = figure('buddha')

/** Stones piled up at the top of a pass, lit from the left. */
export const cairn = figure('cairn')

/** Prayer flags (lung-ta) 'x y x y sag size', in their traditional order: blue, white, red, green, yellow. */
export const prayerFlags = eachOf({}, ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, sag = 0, size = 0]) => {
  const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag]
  const count = Math.max(5, Math.floor(Math.hypot(x2 - x1, y2 - y1) / (size * 1.25)))
  const spot = (t: number) => [
    Math.round((1 - t) ** 2 * x1 + 2 * t * (1 - t) * midX + t ** 2 * x2),
    Math.round((1 - t) ** 2 * y1 + 2 * t * (1 - t) * midY + t ** 2 * y2),
  ]
  const flags = FLAG_INKS.map((ink, turn) => {
    const cloths = Array.from({ length: count }, (_, index) => {
      if (index % FLAG_INKS.length !== turn) return ''
      const [x = 0, y = 0] = spot((index + 0.15) / count)
      const [endX = 0, endY = 0] = spot((index + 0.95) / count)
      const blown = index % 2 ? 3 : -2
      return `M${x} ${y}L${endX} ${endY}l${blown} ${size}L${x + blown} ${y + size - 3}z`
    })
    return fill`${ink} ${cloths.join('')}`
  })
  return [line`dark 2 M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`, ...flags]
})

const FLAG_INKS: readonly Ink[] = ['#3566c4', '#fffaf0', '#d8453a', '#4c9a5b', '#f2b93b']
