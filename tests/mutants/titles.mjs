/** A hole of a title: `${…}` of a template, `%s` or `$name` of a table of tests. */
const HOLE = /\$\{.+?\}|%[sdifjo]|\$[a-z][\w.]*/

/**
 * Whether a test file holds a title of which this is a part: as it stands there, or in a title with
 * holes, by its longest fixed piece.
 * @param {string} source
 * @param {string} part
 */
export function hasTitle(source, part) {
  const text = source.replaceAll(/\\(['"`])/g, '$1')
  if (text.includes(part)) return true
  return titlesOf(text).some((title) => {
    const pieces = title.split(HOLE).map((piece) => piece.trim())
    const [longest = ''] = pieces.sort((a, b) => b.length - a.length)
    return longest !== '' && (part.includes(longest) || longest.includes(afterHole(part)))
  })
}

/**
 * A part that begins in a hole, such as '/grid has the pager', without the word that fills the hole.
 * @param {string} part
 */
function afterHole(part) {
  const rest = part.replace(/^\S+\s/, '')
  return rest.length > 12 ? rest : part
}

/** @param {string} source */
function titlesOf(source) {
  const calls = source.matchAll(/\(\s*(['"`])([^\n]+?)\1,\s/g)
  return [...calls].map(([, , title = '']) => title)
}
