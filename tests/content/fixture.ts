// Content for tests that must not depend on the site's content.

import { fileURLToPath } from 'node:url'
import { compile } from '../../web/plugins/content/compile.ts'
import { type ContentFiles, filesIn, readYamlFiles } from '../../web/plugins/content/files.ts'

/** The texts of the fixture by file name. */
export const fixture: ContentFiles = new Map(
  [...filesIn(fileURLToPath(new URL('fixture', import.meta.url)))].toSorted(),
)

/** Compiles the fixture with another text in one file. */
export const compileWith = (file: string, text: string) =>
  compile(new Map([...fixture, [file, text]]))

/** The fixture's prices, whose amounts and names differ from the site's. */
export const fixturePrices = readYamlFiles(fixture, (file) => (line, text) => {
  throw new Error(`${file}:${line} ${text}`)
})!.values.prices
