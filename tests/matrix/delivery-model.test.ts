// Random steps and faults in any order keep the invariants: each stored lead is mailed, no mail has more
// than three copies, and no delivery is settled as sent without a mail.

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { play } from '../suite/delivery-model.ts'
import { type Step, steps } from '../suite/delivery-steps.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 200)

// Sequences of steps in which earlier versions of the code broke an invariant.
it.each<[string, Step[]]>([
  [
    'a store that fails after the outcome is written causes no second mail',
    [
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'wait', minutes: 1 },
      { do: 'sweep', processFault: { at: 13, what: 'answer lost' } },
    ],
  ],
  [
    'a probe of a lead that was mailed since the read causes no second mail',
    [
      { do: 'store', content: 'spam', lateBy: 0 },
      { do: 'server', fault: 'spam is refused for now' },
      { do: 'wait', minutes: 1 },
      { do: 'sweep', processFault: null },
      { do: 'sweep', processFault: { at: 7, what: 'freezes' } },
    ],
  ],
  [
    'a lead that staff resend is no longer settled by its digest',
    [
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'wait', minutes: 1 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'server', fault: 'recipient b is refused for now' },
      { do: 'store', content: 'new', lateBy: 1 },
      { do: 'sweep', processFault: null },
      { do: 'wait', minutes: 1 },
      { do: 'resend', of: 9 },
      { do: 'server', fault: 'none' },
      { do: 'two sweeps', processFault: { at: 10, what: 'store fails' } },
    ],
  ],
])('%s', async (_, known) => {
  await expect(play(known)).resolves.toBeUndefined()
})

it(`${RUNS} sequences of about thirty random steps break no invariant`, async () => {
  // Commits that collide are repeated at once, so that a seed always gives the same run.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const property = fc.asyncProperty(steps, play)
  await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined()
}, 600_000)
