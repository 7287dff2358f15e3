import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */

/**
 * Breaks files, each by one mutant, and returns what restores them.
 * @param {string} root
 * @param {readonly Mutant[]} mutants
 */
export function applyMutants(root, mutants) {
  const edits = mutants.map(({ file, from, to }) => {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    return { path, text, broken: text.replace(from, () => to) }
  })
  for (const { path, broken } of edits) writeFileSync(path, broken)
  return () => {
    for (const { path, text } of edits) writeFileSync(path, text)
  }
}

/**
 * Why a mutant cannot be applied, or null.
 * @param {string} root
 * @param {Mutant} mutant
 */
export function faultOf(root, { file, from, to }) {
  const times = readFileSync(join(root, file), 'utf8').split(from).length - 1
  if (times !== 1) return `${JSON.stringify(from)} stands ${times} times in ${file}`
  return from === to ? `${JSON.stringify(from)} is replaced by itself` : null
}
