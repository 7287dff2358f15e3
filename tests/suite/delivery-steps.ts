// The random steps of the model-based test of deliveries (delivery-model.ts).

import fc from 'fast-check'
import { badWords, serverFaults } from './simulated-mail-server.ts'

const processFaults = ['dies', 'store fails', 'answer lost', 'commit repeated', 'freezes'] as const

/** The index of the lead that a step is about, modulo the number of leads. */
const of = fc.nat({ max: 9 })
/** How a process runs: its fault at a read, commit or send, and its clock's error in minutes. */
const run = fc.record({
  fault: fc.option(
    fc.record({ at: fc.oneof(fc.nat(8), fc.nat(60)), what: fc.constantFrom(...processFaults) }),
  ),
  clock: fc.constantFrom(0, 0, -5, 5),
})
export type ProcessRun = typeof run extends fc.Arbitrary<infer R> ? R : never

const words = fc.option(fc.constantFrom(...Object.keys(badWords)), { freq: 2 })
const fault = fc.constantFrom(...Object.keys(serverFaults))
const minutes = fc.constantFrom(1, 5, 5, 11, 20, 70, 300)

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('store'), words, lateBy: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('event'), of, run }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('sweep'), run }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('two sweeps'), run, other: run }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait'), minutes }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('server'), fault }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'erase',
        'resend',
        'delete in the console',
        'delete in the console, and store again',
      ),
      of,
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Thirty steps on average. */
export const steps = fc.noBias(fc.array(step, { maxLength: 60, size: 'max' }))
