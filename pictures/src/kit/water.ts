import { anyX, band, fill, type Ink, type Layer, translucent } from './canvas.ts'

/** Still water between two heights, in flat bands that become lighter towards the far shore. */
export function lake(top: number, foot: number, far: Ink = 'haze', near: Ink = 'water'): Layer {
  const heightAt = (part: number) => Math.round(top + (foot - top) * part)
  return [
    band(near, top, foot),
    translucent(0.3, band(far, top, heightAt(0.12))),
    translucent(0.25, band(far, top, heightAt(0.34))),
    translucent(0.22, band('dark', heightAt(0.72), foot)),
  ]
}

/** Glints on water: strokes, which are longer in the foreground. */
export function glints(top: number, foot: number, count = 14, ink: Ink = 'snow'): Layer {
  return (canvas) => {
    const marks = Array.from({ length: count }, (_, index) => {
      const part = (index + 0.5) / count
      const [x, y] = [anyX(canvas), top + (foot - top) * part]
      const length = Math.round(40 + 190 * part * (0.5 + canvas.random()))
      return `M${Math.round(x - length / 2)} ${Math.round(y)}h${length}l-9 ${Math.round(2 + 4 * part)}h-${Math.max(8, length - 40)}z`
    })
    return fill`${ink}/0.55 ${marks.join('')}`
  }
}

/** The reflection of the sun or moon on water: bars below the sun or moon, wider in the foreground. */
export function sunPath(x: number, top: number, foot: number, ink: Ink = 'sun'): Layer {
  const count = 9
  const bars = Array.from({ length: count }, (_, index) => {
    const half = 50 + index * 22 - (index % 3) * 26
    const y = Math.round(top + ((foot - top) * index) / count)
    return `M${x - half + (index % 2) * 22} ${y}h${half * 2}v${4 + index}h-${half * 2 - 20}z`
  })
  return fill`${ink} ${bars.join('')}`
}

/** Layers that end at a waterline, and their reflection in the water below it. */
export function mirrored(waterline: number, strength: number, layers: readonly Layer[]): Layer {
  return [
    '<g id="shore">',
    layers,
    `</g><use href="#shore" opacity="${strength}" transform="matrix(1 0 0 -1 0 ${2 * waterline})"/>`,
  ]
}
