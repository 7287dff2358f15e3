// Random steps and faults in any order break no invariant: each stored lead is mailed, whatever its words; no mail has
// more than three copies; no delivery is settled as sent without a mail; no alarm is lost.

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { play } from '../suite/delivery-model.ts'
import { steps } from '../suite/delivery-steps.ts'

/** `npm run torture` sets a larger number. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20)

it(`${RUNS} sequences of about thirty random steps break no invariant`, async () => {
  // Commits that collide are repeated at once, so that a seed always gives the same run.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  let count = 0
  const property = fc.asyncProperty(steps, (given) => {
    count += given.length
    return play(given)
  })
  // To shrink a counterexample takes minutes: leave `endOnFailure` out, and add the seed and the path that are printed.
  const checked = fc.assert(property, { numRuns: RUNS, endOnFailure: true })
  await expect(checked).resolves.toBeUndefined()
  expect(count).toBeGreaterThan(RUNS * 10)
}, 600_000)
