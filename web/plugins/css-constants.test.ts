import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fieldsOf } from 'submissions'
import { expect, test } from 'vitest'
import { withConstants } from './css-constants.ts'

test('the rows of the quote form follow from its fields', () => {
  const rows = Number(withConstants('var(--rows-query)'))
  const cells = fieldsOf('query').length + 1
  expect([2 * rows - 1, 2 * rows]).toContain(cells)
})

test('an unknown name is an error that lists the known names', () => {
  expect(() => withConstants('color: var(--palette-apricto)')).toThrow(/apricto\).*apricot,/)
})

test('the site and the functions write no numeric colours, except in scenes and for print', () => {
  const files = ['web/src', 'web/plugins', 'functions/src'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
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

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

// Scenes behind headings are pictures. Invoices and sheets are printed in black on white.
const WITH_COLOURS_OF_THEIR_OWN =
  /src\/(components\/page-header\/page-header|pages\/home\/hero-scene|pages\/account\/invoice-page|sheet\/|styles\/print)|\.test\./
