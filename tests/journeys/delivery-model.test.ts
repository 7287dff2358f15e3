// Whatever happens in whatever order, deliveries keep their promises: each stored lead is told, no mail has
// more than three copies, and nothing is settled that nobody was told of.

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { play, type Step, steps } from '../suite/delivery-model.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 200)

// What random steps have found before.
it.each<[string, Step[]]>([
  [
    'a store that fails once the outcome is written brings no second mail',
    [
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'wait', minutes: 1 },
      { do: 'sweep', mishap: { at: 13, what: 'answer lost' } },
    ],
  ],
  [
    'a probe of a lead that was mailed meanwhile brings no second mail',
    [
      { do: 'store', content: 'spam', lateBy: 0 },
      { do: 'server', fault: 'spam is refused for now' },
      { do: 'wait', minutes: 1 },
      { do: 'sweep', mishap: null },
      { do: 'sweep', mishap: { at: 7, what: 'freezes' } },
    ],
  ],
  [
    'a lead whose own mail staff ask for is no longer settled by its digest',
    [
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'wait', minutes: 1 },
      { do: 'store', content: 'new', lateBy: 0 },
      { do: 'server', fault: 'recipient b is refused for now' },
      { do: 'store', content: 'new', lateBy: 1 },
      { do: 'sweep', mishap: null },
      { do: 'wait', minutes: 1 },
      { do: 'resend', of: 9 },
      { do: 'server', fault: 'none' },
      { do: 'two sweeps', mishap: { at: 10, what: 'store fails' } },
    ],
  ],
])('%s', async (_, known) => {
  await expect(play(known)).resolves.toBeUndefined()
})

it(`${RUNS} times thirty random steps break no promise`, async () => {
  // Commits that met try again at once, so that a seed always gives the same run.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const property = fc.asyncProperty(steps, play)
  await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined()
}, 600_000)
