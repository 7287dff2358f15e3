// The run, in the copy that mutants.mjs has made: first the named tests on the unbroken code; then, for each
// batch, the mutants are applied, the named tests run, and the code is restored.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askedToEnd, root } from '../commands.mjs'
import { deployedPolicy } from '../deployed-policy.mjs'
import { Problem, run } from '../problem.mjs'
import { withSuite } from '../with-suite.mjs'
import { applyMutants, faultOf } from './edit.mjs'
import { plan, runnerOf } from './plan.mjs'
import { rebuild } from './rebuild.mjs'
import { verdict } from './reports.mjs'
import { summary } from './summary.mjs'
import { chosen, readSections } from './tables.mjs'
import { log, runTests } from './test-runs.mjs'

/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */
/** @typedef {import('./plan.mjs').Batch} Batch */
/** @typedef {import('./reports.mjs').Verdict} Verdict */
/** @typedef {import('../with-suite.mjs').Suite} Suite */

await run(async () => {
  if (process.env.MUTANTS_FOLDER !== resolve(root))
    throw new Problem('This command breaks code, and may run in a copy only.', 'npm run mutants')
  const words = process.argv.slice(2)
  const options = { alone: words.includes('--alone'), quick: words.includes('--quick') }
  const mutants = chosen(
    await readSections(),
    words.filter((word) => !word.startsWith('--')),
  )
  if (!mutants.length) throw new Problem('No mutant fits.', 'npm run mutants -- 2.3 hero.tsx')

  const policy = deployedPolicy()
  let asked = false
  askedToEnd().then(() => {
    asked = true
  })
  /** @type {Map<Mutant, Verdict>} */
  const verdicts = new Map()

  /**
   * @param {readonly Mutant[]} own
   * @param {NodeJS.ProcessEnv} env
   */
  async function testUnbroken(own, env) {
    const results = await runTests([...new Set(own.map(({ test }) => test))], env)
    if (asked) return []
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
      if (asked) return
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
      if (open.length && !asked) await breakAll(plan(open, { alone: true }), suite)
    }
    if (suite && !asked) await rebuild(stale, suite)
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
    if (asked) return
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

  const unit = mutants.filter(({ test }) => runnerOf(test) === 'unit')
  await breakAll(plan(await testUnbroken(unit, process.env), options), null)

  const others = mutants.filter((mutant) => !unit.includes(mutant))
  /** @type {Batch[]} */
  const restarts = []
  if (others.length && !asked) {
    await withSuite(async (suite) => {
      const batches = plan(await testUnbroken(others, suite.env), options)
      const restarted = batches.filter(({ parts }) => parts.includes('restart'))
      restarts.push(
        ...plan(
          restarted.flatMap((batch) => batch.mutants),
          { alone: true },
        ),
      )
      await breakAll(
        batches.filter((batch) => !restarted.includes(batch)),
        suite,
      )
      return 0
    })
  }
  for (const { mutants: own } of restarts) {
    if (asked) break
    const restore = applyMutants(root, own)
    await wait(1000) // Waits until the ports of the previous suite are free.
    await withSuite(async (suite) => {
      await judge(own, suite.env)
      return 0
    }).finally(restore)
  }
  if (asked) return 130
  console.log(summary(verdicts))
  return [...verdicts.values()].every((judged) => judged === 'killed') ? 0 : 1
})
