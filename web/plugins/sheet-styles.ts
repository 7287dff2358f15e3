import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { withConstants } from './css-constants.ts'

const NAME = 'sheet.css'
const folder = new URL('../src/sheet/', import.meta.url)
const sources = ['sheet.css', 'pocket-sheet.css', 'home-sheet.css', 'offline-page.css']

// biome-ignore format: a table
const fonts = [
  { family: 'Big Shoulders',        weight: '800 900', file: './display-font/big-shoulders-latin-800-900.woff2' },
  { family: 'Figtree',              weight: '300 900', file: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
  { family: 'Noto Sans Devanagari', weight: '400',     file: './devanagari-font/noto-sans-devanagari-devanagari-400-normal.woff2' },
  { family: 'Noto Sans Devanagari', weight: '700 900', file: './devanagari-font/noto-sans-devanagari-devanagari-700-normal.woff2' },
]

/** Builds the styles of the printed sheets as one file, and their fonts as files of their own. */
export function sheetStyles(): Plugin {
  return {
    name: 'sheet-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const faces = fonts.map(({ family, weight, file }) => {
        const name = file.slice(file.lastIndexOf('/') + 1)
        const font = readFileSync(new URL(file, import.meta.url))
        const built = this.getFileName(this.emitFile({ type: 'asset', name, source: font }))
        return `@font-face{font-family:"${family}";font-weight:${weight};src:url(/${built}) format("woff2")}`
      })
      const styles = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
      const css = faces.join('') + withConstants(styles)
      this.emitFile({ type: 'asset', name: NAME, source: css })
    },
  }
}

/** The address of the built style sheet. */
export function sheetStylesIn(built: Rolldown.RolldownOutput['output']): string {
  const sheet = built.find((file) => file.type === 'asset' && file.names.includes(NAME))
  if (!sheet) throw new Error(`The build has no ${NAME}`)
  return `/${sheet.fileName}`
}
