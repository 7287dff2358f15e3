// Random steps and faults in any order break no invariant (tests/suite/delivery-invariants.ts), such as: each stored lead
// is mailed; no mail has more than three copies; no delivery is settled as sent without a mail; no alarm is lost.

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { play } from '../suite/delivery-model.ts'
import { steps } from '../suite/delivery-steps.ts'

/** `npm run torture` sets 200. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20)

it(`no invariant breaks in ${RUNS} sequences of random steps, thirty on average`, async () => {
  // Colliding commits are repeated without a random delay, so that a seed repeats its run.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  let count = 0
  const property = fc.asyncProperty(steps, (given) => {
    count += given.length
    return play(given)
  })
  // To shrink a counterexample, which takes minutes, remove `endOnFailure` and add the printed `seed` and `path`.
  const checked = fc.assert(property, { numRuns: RUNS, endOnFailure: true })
  await expect(checked).resolves.toBeUndefined()
  expect(count).toBeGreaterThan(RUNS * 10)
}, 600_000)
