import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The names of the values that are placeholders, such as `email` or `social.facebook`: addresses
 * that contain `.example`, a top-level domain that nobody can own (RFC 2606).
 * @param {object} values texts, and objects of texts
 * @returns {string[]}
 */
export function placeholdersIn(values) {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value && typeof value === 'object')
      return placeholdersIn(value).map((inner) => `${name}.${inner}`)
    return /\.example\b/.test(String(value)) ? [name] : []
  })
}

/**
 * The files of content/ with invented people or answers: "Sample: …", "Sample review: …".
 * @param {string} folder
 */
export function sampleFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .filter((name) => /^[^#\n]*\bSample( \w+)?: /m.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `content/${name}`)
}
