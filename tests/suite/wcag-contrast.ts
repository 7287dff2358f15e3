// Contrast as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). A colour is red, green and blue
// from 0 to 255; further numbers, such as opacity, are ignored.

/** The linear light of each value of an sRGB channel; a table, because millions of pixels are looked up. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

type Colour = ArrayLike<number>

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  return contrastOfLight(luminance(one), luminance(other))
}

/** The contrast of two relative luminances. */
export function contrastOfLight(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance of a colour, from 0 to 1. */
export function luminance(colour: Colour): number {
  const light = (channel: number) => LINEAR[Math.round(colour[channel] ?? 0)] ?? 0
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

/** The numbers of a colour that the browser writes as rgb(…). */
export function colourOf(css: string): number[] {
  return css.match(/[\d.]+/g)?.map(Number) ?? []
}
