// Text as outlines: sharp renders no web font (https://github.com/lovell/sharp/issues/1722).

import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

/** One weight: fontkit sets no weight of a variable WOFF or WOFF2 font (https://github.com/foliojs/fontkit/pull/377). */
const fontFile = '@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff'
const font = openSync(fileURLToPath(new URL(`../../node_modules/${fontFile}`, import.meta.url)))

/** The `d` attribute of a line of text that begins at x, with its baseline at y. */
export function outline(text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance, xOffset } = positions[index]!
      const d = path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y)
        .toSVG()
      pen += xAdvance * scale
      return d
    })
    .join('')
}

export function widthOf(text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The text broken between words into lines of at most `width`; a longer word has its own line. */
export function wrapText(text: string, size: number, width: number): string[] {
  return linesOf(text, (line) => widthOf(line, size) <= width)
}

/** A text in lines, each with as many words as `fits` accepts. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
