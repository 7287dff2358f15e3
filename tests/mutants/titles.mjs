/** A placeholder in a title: `${…}` of a template, `%s` or `$name` of a table of tests. */
const PLACEHOLDER = /\$\{.+?\}|%[sdifjo]|\$[a-z][\w.]*/

/**
 * Whether a test file has a title that contains a part. The part may begin with the titles of the groups around
 * the test, and the title in the file may have placeholders.
 * @param {string} source
 * @param {string} part
 */
export function hasTitle(source, part) {
  const text = source.replaceAll(/\\(['"`])/g, '$1')
  return text.includes(part) || titlesOf(text).some((title) => fits(part, title))
}

/**
 * Whether a part contains a title. Of a title with placeholders, the part must contain all fixed texts, in their order.
 * @param {string} part
 * @param {string} title
 */
function fits(part, title) {
  const pieces = title.split(PLACEHOLDER)
  if (pieces.length === 1) return part.includes(title)
  // A title that is only a placeholder would fit every part.
  if (!pieces.some((piece) => /\w/.test(piece))) return false
  const fixed = pieces.map((piece) => piece.replace(/[^\w\s]/g, (sign) => `\\${sign}`))
  return new RegExp(fixed.join('.+'), 's').test(part)
}

/**
 * The titles of tests and groups: the first argument of `it`, `test.describe` or `it.each(…)`.
 * @param {string} source
 */
function titlesOf(source) {
  const calls = source.matchAll(
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])([^\n]+?)\1,\s/g,
  )
  return [...calls].map(([, , title = '']) => title)
}
