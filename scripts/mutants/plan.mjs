// What must be built again before a mutant's test runs, and which mutants share one build.

import { testOf } from './tables.mjs'

/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */
/** @typedef {'unit' | 'built' | 'suite' | 'browser'} Runner */
/** What is built again after the break; `restart` starts the whole suite again. */
/** @typedef {'restart' | 'rules' | 'functions' | 'web'} Part */
/** @typedef {{ parts: readonly Part[], mutants: readonly Mutant[] }} Batch */

/** How many mutants share a build: so few that a mutant seldom fails the test of another mutant. */
const LARGEST = { usual: 8, quick: 24 }

/** @type {readonly [RegExp, readonly Part[]][]} */
const PARTS = [
  [/^firestore\.rules$/, ['rules']],
  [/^submissions\//, ['web', 'functions']],
  [/^web\//, ['web']],
  [/^functions\/src\//, ['functions']],
  [/^(firebase\.json|functions\/\.env|scripts\/)/, ['restart']],
]

/** Code that is part of every page: a mutant of this code could fail any test. */
const EVERYWHERE =
  /^(submissions|web\/src\/(app|browser|components|enquiry|head|layout|styles))\/|^web\/(src\/)?[\w.-]+$/

/**
 * @param {string} test
 * @returns {Runner}
 */
export function runnerOf(test) {
  const { file } = testOf(test)
  if (file.startsWith('tests/e2e/')) return 'browser'
  if (file.startsWith('tests/built/')) return 'built'
  return /^tests\/(rules|journeys)\//.test(file) ? 'suite' : 'unit'
}

/**
 * What must be built again, or started again, before the mutant's test runs.
 * @param {Mutant} mutant
 * @returns {readonly Part[]}
 */
export function partsOf({ file, test }) {
  // Unit tests need no build, and tests/built read firebase.json itself.
  if (runnerOf(test) === 'unit' || (file === 'firebase.json' && test.startsWith('tests/built/')))
    return []
  return PARTS.find(([pattern]) => pattern.test(file))?.[1] ?? []
}

/**
 * Mutants that need the same parts share a batch while their broken files and their tests' files differ.
 * A mutant of code that is in every page has its own batch. `alone` makes a batch for each mutant. With `quick`,
 * mutants share a batch if their broken files and their tests differ, whatever files the tests are in. A mutant
 * that survives a quick run is a true survivor, but a test may fail because of another mutant of the batch.
 * @param {readonly Mutant[]} mutants
 * @param {{ alone?: boolean, quick?: boolean }} [options]
 * @returns {Batch[]}
 */
export function plan(mutants, { alone = false, quick = false } = {}) {
  /** @type {{ parts: readonly Part[], mutants: Mutant[] }[]} */
  const batches = []
  for (const mutant of mutants) {
    const parts = partsOf(mutant)
    const batch = batches.find(
      (one) =>
        !alone &&
        String(one.parts) === String(parts) &&
        one.mutants.length < LARGEST[quick ? 'quick' : 'usual'] &&
        one.mutants.every((other) => fitTogether(mutant, other, quick)),
    )
    if (batch) batch.mutants.push(mutant)
    else batches.push({ parts, mutants: [mutant] })
  }
  return batches
}

/**
 * @param {Mutant} one
 * @param {Mutant} other
 * @param {boolean} quick
 */
function fitTogether(one, other, quick) {
  if (one.file === other.file || runnerOf(one.test) !== runnerOf(other.test)) return false
  if (quick) return one.test !== other.test
  const everywhere = EVERYWHERE.test(one.file) || EVERYWHERE.test(other.file)
  return testOf(one.test).file !== testOf(other.test).file && !everywhere
}
