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
  fill`wall M-90 0v-22h12l-8-18H86l-8 18h12V0z`,
  fill`${robe} M-84-40q-4-22 30-30l16-56q6-22 38-24 32 2 38 24l16 56q34 8 30 30z`,
  fill`#e9a93f M-38-126q14-22 38-24 30 2 38 24l6 26-40-22-52 46-6-14zM-30-56q30-18 60 0l-10 10h-40z`,
  fill`#f2b93b M-12-140v-14h24v14zM-25-176q0-28 25-30 25 2 25 30 0 26-25 30-25-4-25-30z`,
  fill`#2f4a8a M-27-180q0-30 18-32 0-14 9-14t9 14q18 2 18 32-10-16-27-16t-27 16z`,
  fill`dark/0.2 M10-206q15 4 15 30 0 26-25 30l12 0v8q26 4 26 16l16 56q34 8 30 30H20q24-90 0-140z`,
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
