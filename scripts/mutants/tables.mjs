import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../commands.mjs'

/** @typedef {import('../../tests/mutants/mutant.mjs').Section} Section */
/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */

const FOLDER = join(root, 'tests/mutants')

/**
 * The tables of tests/mutants in the order of docs/conformance.md.
 * @returns {Promise<Section[]>}
 */
export async function readSections() {
  const files = readdirSync(FOLDER).filter((name) => /^\d.*\.mjs$|^beyond.*\.mjs$/.test(name))
  files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const modules = await Promise.all(files.map((name) => import(`${pathToFileURL(FOLDER)}/${name}`)))
  return modules.map(({ section }) => section)
}

/**
 * The mutants that one of the words asks for: a section's number (`2.3`), or a part of the broken file's
 * path or of the test's name. Without words, all.
 * @param {readonly Section[]} sections
 * @param {readonly string[]} words
 * @returns {Mutant[]}
 */
export function chosen(sections, words) {
  return sections.flatMap(({ heading, mutants }) =>
    mutants.filter(
      ({ file, test }) =>
        words.length === 0 ||
        words.some((word) =>
          /^[\d.]+$/.test(word)
            ? heading.split(' ')[0] === word
            : file.includes(word) || test.includes(word),
        ),
    ),
  )
}

/**
 * Splits a test's name, `<file> › <a part of its title>`.
 * @param {string} test
 */
export function testOf(test) {
  const [file = '', ...title] = test.split(' › ')
  return { file, title: title.join(' › ') }
}
