// fontkit has no types of its own; lettering.ts and map/text-width.ts use these parts.
declare module 'fontkit' {
  type Path = {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  type Font = { unitsPerEm: number; layout(text: string): Run }
  type Run = {
    glyphs: readonly { path: Path }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export function openSync(file: string): Font
}
