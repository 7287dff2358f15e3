import { anyX, band, fill, type Layer, line, listed } from './canvas.ts'
import { numbersOf } from './points.ts'

/** 'top foot': still water in flat bands that become lighter, up to `ink` at the far shore. */
export const lake = listed({ ink: 'haze', near: 'water' }, (list, { ink, near }) => {
  const [top = 0, foot = 0] = numbersOf(list)[0]!
  const heightAt = (part: number) => Math.round(top + (foot - top) * part)
  return [
    band(`${near} ${top} ${foot}`),
    band(`${ink}/0.3 ${top} ${heightAt(0.12)}`),
    band(`${ink}/0.25 ${top} ${heightAt(0.34)}`),
    band(`dark/0.22 ${heightAt(0.72)} ${foot}`),
  ]
})

/** 'top foot count': glints on water, strokes that are longer in the foreground. */
export const glints = listed({ ink: 'snow' }, (list, { ink }) => (canvas) => {
  const [top = 0, foot = 0, count = 14] = numbersOf(list)[0]!
  const marks = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const [x, y] = [anyX(canvas), top + (foot - top) * part]
    const length = Math.round(40 + 190 * part * (0.5 + canvas.random()))
    const start = `M${Math.round(x - length / 2)} ${Math.round(y)}h${length}`
    return `${start}l-9 ${Math.round(2 + 4 * part)}h-${Math.max(8, length - 40)}z`
  })
  return fill(`${ink}/0.55 ${marks.join('')}`)
})

/** 'x top foot': the reflection of the sun or moon on water, in bars that are wider in the foreground. */
export const sunPath = listed({ ink: 'sun' }, (list, { ink }) => {
  const [x = 0, top = 0, foot = 0] = numbersOf(list)[0]!
  const count = 9
  const bars = Array.from({ length: count }, (_, index) => {
    const half = 50 + index * 22 - (index % 3) * 26
    const y = Math.round(top + ((foot - top) * index) / count)
    return `M${x - half + (index % 2) * 22} ${y}h${half * 2}v${4 + index}h-${half * 2 - 20}z`
  })
  return fill(`${ink} ${bars.join('')}`)
})

/** 'waterline opacity': layers that end at a waterline, and their reflection in the water below it. */
export function mirrored(text: string, layers: Layer): Layer {
  const [waterline = 0, opacity = 0] = numbersOf(text)[0]!
  return [
    '<g id="shore">',
    layers,
    `</g><use href="#shore" opacity="${opacity}" transform="matrix(1 0 0 -1 0 ${2 * waterline})"/>`,
  ]
}

/** White river stones 'x y width', each with a shadow line at its foot. */
export const stones = listed({}, (list) => {
  const spots = numbersOf(list)
  const shadows = spots.map(
    ([x = 0, y = 0, width = 0]) =>
      `M${x - Math.round(width / 2.6)} ${y}h${Math.round(width * 0.9)}`,
  )
  const pebbles = spots.map(([x = 0, y = 0, width = 0]) => {
    const [half, height] = [Math.round(width / 2), Math.round(width / 3)]
    const top = `q0-${height} ${half - 4}-${height}t${half + 4} ${height}`
    return `M${x - half} ${y}${top}q-${half} ${Math.floor(height / 2)}-${2 * half} 0z`
  })
  return [line(`dark/0.25 8 ${shadows.join('')}`), fill(`snow ${pebbles.join('')}`)]
})
