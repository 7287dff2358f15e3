/**
 * Quotes a text as one word of a POSIX shell.
 * @param {string} word
 */
export function quoted(word) {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/**
 * A regular expression that finds one of these texts.
 * @param {readonly string[]} texts
 */
export function patternOfAny(texts) {
  return texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
}
