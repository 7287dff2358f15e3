/**
 * Quotes a text as one word of a POSIX shell.
 * @param {string} word
 */
export function quoted(word) {
  return `'${word.replaceAll("'", "'\\''")}'`
}
