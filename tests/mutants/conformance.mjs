import { readFileSync } from 'node:fs'

const TEXT = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8')

/** @typedef {{ statement: string, tested: boolean }} Row */

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
    return { statement: cells[1] ?? '', tested: !/^none\b/.test(cells[3] ?? '') }
  })
}
