// Houses as rows 'x foot width height storeys'; x is the middle. Himalayan walls lean inwards.

import { fill, group, type Ink, type Layer, line, numbersOf, thin } from './canvas.ts'

type Style = {
  wall?: Ink
  /** The frieze below a flat roof; 'none' for a bare parapet. */
  band?: Ink | 'none'
  glass?: Ink
  /** How much of the width the walls lean in, both sides together. */
  lean?: number
}

export function houses(list: string, style: Style = {}): Layer {
  const { wall = 'wall', band = 'roof', glass = 'dark', lean = 0.1 } = style
  return group(
    ...numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0, storeys = 1]) => {
      const [w, t] = [Math.round(wide / 2), Math.round((wide * lean) / 2)]
      const rim = Math.max(4, Math.round(tall * 0.09))
      return group(
        fill(wall, `M${x - w} ${foot}l${t}-${tall}h${(w - t) * 2}l${t} ${tall}z`),
        thin(
          0.16,
          fill('dark', `M${x + Math.round(w * 0.4)} ${foot}v-${tall}H${x + w - t}l${t} ${tall}z`),
        ),
        ...(band === 'none'
          ? []
          : [fill(band, `M${x - w + t - 3} ${foot - tall}v-${rim}H${x + w - t + 3}v${rim}z`)]),
        fill(glass, windows(x, foot, w - t, tall, storeys)),
      )
    }),
  )
}

function windows(x: number, foot: number, half: number, tall: number, storeys: number): string {
  if (storeys === 0) return ''
  const columns = Math.max(1, Math.round(half / 12))
  const [stepX, stepY] = [(half * 2) / columns, tall / (storeys + 0.25)]
  const [w, h] = [Math.max(3, Math.round(stepX * 0.36)), Math.max(4, Math.round(stepY * 0.42))]
  return Array.from({ length: storeys * columns }, (_, index) => {
    const left = x - half + ((index % columns) + 0.5) * stepX - w / 2
    const top = foot - tall + (Math.floor(index / columns) + 0.42) * stepY
    return `M${Math.round(left)} ${Math.round(top)}h${w}v${h}h-${w}z`
  }).join('')
}

/** Houses under pitched roofs, in rows as above. */
export function gables(
  list: string,
  { wall = 'wall', band = 'roof', glass = 'dark' }: Style = {},
): Layer {
  const roofs = numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0]) => {
    const w = Math.round(wide * 0.6)
    return fill(
      band === 'none' ? 'roof' : band,
      `M${x - w} ${foot - tall + 2}L${x - Math.round(w * 0.45)} ${foot - Math.round(tall * 1.5)}h${Math.round(w * 0.9)}L${x + w} ${foot - tall + 2}z`,
    )
  })
  return group(houses(list, { wall, band: 'none', glass, lean: 0 }), ...roofs)
}

/** A whitewashed stupa: steps, dome, spire. `tall` is its whole height. */
export function chorten(
  x: number,
  foot: number,
  tall: number,
  wall: Ink = 'wall',
  tip: Ink = 'accent',
): Layer {
  const u = tall / 20
  const r = (n: number) => Math.round(n * u)
  return group(
    fill(
      wall,
      `M${x - r(6)} ${foot}v-${r(3)}h${r(1)}v-${r(2)}h${r(1)}v-${r(2)}h${r(8)}v${r(2)}h${r(1)}v${r(2)}h${r(1)}v${r(3)}z`,
    ),
    fill(
      wall,
      `M${x - r(3)} ${foot - r(6.8)}q-${r(2)}-${r(5)} ${r(3)}-${r(5.4)}q${r(5)} ${r(0.4)} ${r(3)} ${r(5.4)}z`,
    ),
    thin(
      0.18,
      fill(
        'dark',
        `M${x + r(2)} ${foot}v-${r(7)}q${r(2)}-${r(4)}-${r(1)}-${r(5)}l${r(1)} 0q${r(3)} ${r(1)} ${r(1)} ${r(5)}h${r(1)}v${r(2)}h${r(1)}v${r(2)}h${r(1)}v${r(3)}z`,
      ),
    ),
    fill(tip, `M${x - r(1.2)} ${foot - r(12)}l${r(1)}-${r(6)}h${r(0.6)}l${r(1)} ${r(6)}z`),
    fill(
      'sun',
      `M${x - r(1)} ${foot - r(18)}h${r(2)}l-${r(1)} ${r(1)}zM${x - 2} ${foot - r(20)}h4v${r(1.4)}h-4z`,
    ),
  )
}

/** Lung-ta, blue, white, red, green and yellow, on a hanging line. */
export function prayerFlags(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag = 60,
  size = 22,
): Layer {
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
    return fill(ink, cloths.join(''))
  })
  return group(line('dark', 2, `M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`), ...flags)
}

const FLAG_INKS: readonly Ink[] = ['#3566c4', '#fffaf0', '#d8453a', '#4c9a5b', '#f2b93b']
