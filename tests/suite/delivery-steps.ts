// The random steps of the model-based test of deliveries (delivery-model.ts).

import fc from 'fast-check'

const faults = [
  'none',
  'the server refuses',
  'the account is refused',
  'every recipient is refused for now',
  'every recipient is unknown',
  'recipient b is refused for now',
  'recipient b is unknown',
  'every content is refused',
  'silence after the dot',
  'lost at the dot',
  'lost in the message',
] as const
/** A fault of the mail server. */
export type ServerFault = (typeof faults)[number]

/** Words that the mail server, or a firewall before it, never lets through; the other leads have none of them. */
export const badWords = ['Refused', 'Greylisted', 'LostAtTheDot', 'LostInTheMessage'] as const
export type BadWord = (typeof badWords)[number]

const processFaults = ['dies', 'store fails', 'answer lost', 'commit repeated', 'freezes'] as const

const of = fc.nat({ max: 9 })
/** How one process runs: its fault at one of its steps (a read, a commit or the send), and the minutes by which its clock is wrong. */
const run = fc.record({
  fault: fc.option(fc.record({ at: fc.nat({ max: 60 }), what: fc.constantFrom(...processFaults) })),
  clock: fc.constantFrom(0, 0, -5, 5),
})
export type ProcessRun = typeof run extends fc.Arbitrary<infer R> ? R : never

const words = fc.option(fc.constantFrom(...badWords), { freq: 2 })
const minutes = fc.constantFrom(1, 5, 5, 11, 20, 70, 300)

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('store'), words, lateBy: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('event'), of, run }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('sweep'), run }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('two sweeps'), run, other: run }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait'), minutes }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('server'), fault: fc.constantFrom(...faults) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('erase', 'resend', 'delete in the console, and store again'),
      of,
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Thirty steps on average. fast-check shrinks a counterexample to the few steps that it needs. */
export const steps = fc.noBias(fc.array(step, { maxLength: 60, size: 'max' }))
