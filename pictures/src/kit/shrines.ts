// Chortens, Buddhas, cairns and prayer flags.

import { fill, type Ink, line } from './canvas.ts'
import { eachOf, placed } from './place.ts'

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
export const buddha = placed((robe: Ink = 'roof') => [
  fill`wall M-104 0v-14h208V0z`,
  fill`${robe} M-92-14v-12H92v12z`,
  fill`#e9a93f M-96-26q0-24 16-24t16 24zM-64-26q0-24 16-24t16 24zM-32-26q0-24 16-24t16 24zM0-26q0-24 16-24t16 24zM32-26q0-24 16-24t16 24zM64-26q0-24 16-24t16 24z`,
  fill`${robe} M-90-46Q-98-76-66-84L-30-92H30L66-84Q98-76 90-46 50-38 0-42-50-38-90-46z`,
  fill`#e9a93f M-34-80Q-46-118-42-136-34-152-12-154H12Q34-152 42-136 46-118 34-80z`,
  fill`${robe} M-34-82Q-8-110 8-154 34-152 42-136 50-112 38-80z`,
  line`#f2b93b 15 M-39-136-54-104-24-74`,
  line`${robe} 17 M40-132 54-102 24-76`,
  fill`#f2b93b M-28-66Q-30-76-18-78H18Q30-76 28-66 0-52-28-66z`,
  fill`#e9a93f M-11-170h22v20q-11 10-22 0zM-27-194q-5 22 4 30h6v-30zM27-194q5 22-4 30h-6v-30z`,
  fill`#f2b93b M-23-192q0-28 23-28t23 28q-2 26-23 32-21-6-23-32z`,
  fill`#2f3f86 M-25-192Q-28-216-11-220-10-234 0-234T11-220Q28-216 25-192 16-206 0-206T-25-192z`,
  fill`#ffe9b0 M-4-232 0-246 4-232z`,
  line`#8a5216 1.6 M-15-190q5 4 10 1M5-189q5 3 10-1M-16-197q6-5 12-1M4-198q6-4 12 1M0-194l-2 12h4M-6-173q6 4 12 0`,
  line`dark/0.24 3 M-78-62Q-40-78 0-58 40-78 78-62M-14-92Q10-116 18-150M0-86Q24-112 30-146`,
  fill`dark/0.16 M6-220Q27-214 23-190 20-168 4-160L12-154Q36-152 42-136L62-100 44-86 66-84Q98-76 90-46 50-38 6-42 40-90 4-160z`,
])

/** Stones piled up at the top of a pass, lit from the left. */
export const cairn = placed(() => [
  fill`ground M-52 0l12-26h80l12 26zM-34-28l8-20h52l8 20zM-16-50l6-14h22l6 14z`,
  fill`near/0.4 M-52 0l12-26h24l-8 26zM-34-28l8-20h16l-4 20zM-16-50l6-14h8l-3 14z`,
])

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
