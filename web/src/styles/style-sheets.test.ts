// What all style sheets, and the colours in code, keep to.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withConstants } from '../../plugins/css-constants.ts'

test('an unknown constant in a style sheet is an error that lists the known ones', () => {
  expect(() => withConstants('color: var(--palette-apricto)')).toThrow(/apricto\).*apricot,/)
})

test('the site and the functions write no numeric colours, except in scenes and for print', () => {
  const files = filesIn(['web/src', 'web/plugins', 'functions/src'], /\.(css|tsx?)$/)
  expect(files.length).toBeGreaterThan(200)
  for (const file of files.filter((each) => !WITH_COLOURS_OF_THEIR_OWN.test(each))) {
    const found = readFileSync(ROOT + file, 'utf8').match(
      /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(\s*[\d.]/i,
    )
    expect(found?.[0], `${file}: add the colour to brand/palette.ts and use it by name`).toBe(
      undefined,
    )
  }
})

test('a browser without light-dark() gets each colour of the light theme', () => {
  const read = (file: string) => readFileSync(`${ROOT}web/src/${file}`, 'utf8')
  const ownFallback = ['components/page-header/page-header', 'pages/home/hero-scene']
  for (const [file = '', fallback = ''] of [
    ['styles/tokens.css', 'styles/older-browsers.css'],
    ...ownFallback.map((name) => [`${name}.module.css`, `${name}.module.css`]),
  ]) {
    const [, older = ''] = read(fallback).split('@supports not (color: light-dark(')
    const colours = [...read(file).matchAll(/^ *([\w-]+): light-dark\(([^,]+),/gm)]
    expect(colours.length).toBeGreaterThan(1)
    for (const [, name, light] of colours) expect(older).toContain(` ${name}: ${light};`)
  }
})

test('styles name no left and no right, which would be wrong right to left', () => {
  const files = filesIn(['web/src'], /\.css$/)
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const physical = /^\s*[a-z-]*\b(left|right)\b[a-z-]*: |(text-align|float): (left|right)/m
    expect(readFileSync(ROOT + file, 'utf8'), file).not.toMatch(physical)
  }
})

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

// Scenes behind headings are pictures. Invoices and sheets are printed in black on white.
const WITH_COLOURS_OF_THEIR_OWN =
  /src\/(components\/page-header\/page-header|pages\/home\/hero-scene|pages\/account\/invoice-page|sheet\/|styles\/print)|\.test\./

function filesIn(folders: string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/${file}`),
  )
}
