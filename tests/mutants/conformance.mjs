import { readFileSync } from 'node:fs'

const TEXT = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8')

/** @typedef {{ statement: string, where: string, tested: boolean, test: string }} Row */

/**
 * The tables of docs/conformance.md by their headings. A row whose last cell begins with "none" has no test.
 * @returns {Map<string, Row[]>}
 */
export function readConformance() {
  const tables = TEXT.split(/^## /m)
    .slice(1)
    .map((part) => /** @type {const} */ ([part.split('\n')[0]?.trim() ?? '', rowsOf(part)]))
  return new Map(tables.filter(([, rows]) => rows.length))
}

/**
 * The first two lines of a table are its head and a rule.
 * @param {string} part
 * @returns {Row[]}
 */
function rowsOf(part) {
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const test = cells[3] ?? ''
    return {
      statement: cells[1] ?? '',
      where: cells[2] ?? '',
      tested: !/^none\b/.test(test),
      test,
    }
  })
}

/**
 * The test files that a Test cell names, each with the titles that follow it. "…" leaves words out, so a
 * title is the list of its pieces.
 * @param {string} cell
 * @returns {{ file: string, titles: string[][] }[]}
 */
export function citationsIn(cell) {
  return cell
    .split(/(?=`[\w/.-]+`)/)
    .filter((part) => part.startsWith('`'))
    .map((part) => ({
      file: testFile(part.slice(1, part.indexOf('`', 1))),
      titles: [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) =>
        title
          .split('…')
          .map((piece) => piece.replace(/^[\s,:]+|[\s,:]+$/g, ''))
          .filter(Boolean),
      ),
    }))
}

/**
 * The path of a test file that conformance.md names as its head explains.
 * @param {string} name
 */
function testFile(name) {
  if (name === 'rules') return 'tests/rules/rules.test.ts'
  if (/^[\w-]+$/.test(name)) return `tests/e2e/${name}.spec.ts`
  return /^(tests|functions|submissions|scripts|web)\//.test(name) ? name : `web/src/${name}`
}

/**
 * The paths that a Where cell names, each as it may stand in the repository: whole, or below web/src.
 * @param {string} cell
 * @returns {string[][]}
 */
export function pathsIn(cell) {
  return [...cell.matchAll(/`([\w./-]+\/|[\w./-]+\.(?:tsx?|css|mjs|json|yaml|rules|md))`/g)].map(
    ([, path = '']) => [path, `web/src/${path}`],
  )
}
