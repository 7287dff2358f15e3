// Breaks the code with the mutants and judges each of them by its test.

import { readFileSync } from 'node:fs'
import { root } from '../commands.mjs'
import { deployedPolicy } from '../deployed-policy.mjs'
import { applyMutants, faultOf } from './edit.mjs'
import { plan } from './plan.mjs'
import { rebuild } from './rebuild.mjs'
import { verdict } from './reports.mjs'
import { log, runTests } from './test-runs.mjs'

/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */
/** @typedef {import('./plan.mjs').Batch} Batch */
/** @typedef {import('./reports.mjs').Verdict} Verdict */
/** @typedef {import('../with-suite.mjs').Suite} Suite */

/**
 * The steps of a run with these mutants, and the verdicts so far. After Ctrl-C, when `isAsked` returns true, no step
 * begins anything more.
 * @param {readonly Mutant[]} mutants
 * @param {() => boolean} isAsked
 */
export function stepsOfRun(mutants, isAsked) {
  /** @type {Map<Mutant, Verdict>} */
  const verdicts = new Map()
  const policy = deployedPolicy()

  return { verdicts, testUnbroken, breakAll, judge }

  /**
   * @param {readonly Mutant[]} own
   * @param {NodeJS.ProcessEnv} env
   */
  async function testUnbroken(own, env) {
    const results = await runTests([...new Set(own.map(({ test }) => test))], env)
    if (isAsked()) return []
    return own.filter((mutant) => {
      const { test } = mutant
      const fault =
        verdict(test, results) === 'survived'
          ? faultOf(root, mutant)
          : `does not run and pass on unbroken code: ${test}`
      if (!fault) return true
      settle(mutant, 'error')
      console.log(`  ${fault}`)
      return false
    })
  }

  /**
   * @param {readonly Batch[]} batches
   * @param {Suite | null} suite
   */
  async function breakAll(batches, suite) {
    /** The parts that were last built from broken code. */
    let stale = /** @type {readonly import('./plan.mjs').Part[]} */ ([])
    for (const batch of batches) {
      if (isAsked()) return
      const restore = applyMutants(root, batch.mutants)
      try {
        const built = !suite || (await rebuild([...stale, ...batch.parts], suite))
        stale = batch.parts
        // The running Hosting emulator still sends the policy of the unbroken styles and scripts.
        const bypass = deployedPolicy() === policy ? {} : { BYPASS_POLICY: '1' }
        if (built) await judge(batch.mutants, { ...(suite ? suite.env : process.env), ...bypass })
        else if (batch.mutants.length === 1) fail(batch.mutants)
      } finally {
        restore()
      }
      // Each mutant that was not killed is tried alone, and so is each mutant of a failed build.
      const open = batch.mutants.filter((mutant) => !verdicts.has(mutant))
      if (open.length && !isAsked()) await breakAll(plan(open, { alone: true }), suite)
    }
    if (suite && !isAsked()) await rebuild(stale, suite)
  }

  /**
   * @param {readonly Mutant[]} own
   * @param {NodeJS.ProcessEnv} env
   */
  async function judge(own, env) {
    const results = await runTests(
      own.map(({ test }) => test),
      env,
    )
    if (isAsked()) return
    for (const mutant of own) {
      const judged = verdict(mutant.test, results)
      // Another mutant of the batch can hide this one, for example a mistake in the content, after which the
      // content of the last run is tested.
      if (judged === 'killed' || own.length === 1) settle(mutant, judged)
    }
  }

  /** @param {readonly Mutant[]} own */
  function fail(own) {
    console.log(readFileSync(log, 'utf8').split('\n').slice(0, 12).join('\n'))
    for (const mutant of own) settle(mutant, 'error')
  }

  /**
   * @param {Mutant} mutant
   * @param {Verdict} judged
   */
  function settle(mutant, judged) {
    verdicts.set(mutant, judged)
    const count = `${verdicts.size}/${mutants.length}`
    console.log(`${count} ${judged.padEnd(8)} ${mutant.statement} · ${mutant.file}`)
  }
}
