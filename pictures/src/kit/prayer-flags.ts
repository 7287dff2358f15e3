// Prayer flags.

import { fill, line, listed } from './canvas.ts'
import { eachOf } from './place.ts'
import { numbersOf, shape } from './points.ts'

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
    return fill(`${ink} ${cloths.join('')}`)
  })
  return [line(`dark 2 M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`), ...flags]
})

const FLAG_INKS = ['#3566c4', '#fffaf0', '#d8453a', '#4c9a5b', '#f2b93b']

/** Tall white prayer flags for the dead, as on passes of Bhutan: 'x foot tall' each. */
export const manidhar = listed({}, (list) => {
  const poles = numbersOf(list)
  const cloths = poles.map(([x = 0, foot = 0, tall = 0]) =>
    shape('m0-100q16 3 14 34q6 20-2 40l-12-3z', x, foot, tall / 100),
  )
  const sticks = poles.map(([x = 0, foot = 0, tall = 0]) => `M${x} ${foot}v-${tall}`)
  return [fill(`snow ${cloths.join('')}`), line(`dark 4 ${sticks.join('')}`)]
})
