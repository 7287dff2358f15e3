// The run, in the copy that mutants.mjs has made: first the named tests on the unbroken code; then, for each
// batch, the mutants are applied, the named tests run, and the code is restored.

import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askedToEnd, root } from '../commands.mjs'
import { Problem, run } from '../problem.mjs'
import { withSuite } from '../with-suite.mjs'
import { applyMutants } from './edit.mjs'
import { partsOf, plan, runnerOf } from './plan.mjs'
import { stepsOfRun } from './steps.mjs'
import { summary } from './summary.mjs'
import { chosen, readSections } from './tables.mjs'

/** @typedef {import('../../tests/mutants/mutant.mjs').Mutant} Mutant */

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

  let asked = false
  askedToEnd().then(() => {
    asked = true
  })
  const { verdicts, testUnbroken, breakAll, judge } = stepsOfRun(mutants, () => asked)

  const unit = mutants.filter(({ test }) => runnerOf(test) === 'unit')
  await breakAll(plan(await testUnbroken(unit, process.env), options), null)

  const others = mutants.filter((mutant) => !unit.includes(mutant))
  /** @type {readonly Mutant[]} Mutants of files that the suite reads only when it starts. */
  let restarting = []
  if (others.length && !asked) {
    await withSuite(async (suite) => {
      const tested = await testUnbroken(others, suite.env)
      restarting = tested.filter((mutant) => partsOf(mutant).includes('restart'))
      const running = tested.filter((mutant) => !restarting.includes(mutant))
      await breakAll(plan(running, options), suite)
      return 0
    })
  }
  for (const mutant of restarting) {
    if (asked) break
    const restore = applyMutants(root, [mutant])
    await wait(1000) // Waits until the ports of the previous suite are free.
    await withSuite(async (suite) => {
      await judge([mutant], suite.env)
      return 0
    }).finally(restore)
  }
  if (asked) return 130
  console.log(summary(verdicts))
  return [...verdicts.values()].every((judged) => judged === 'killed') ? 0 : 1
})
