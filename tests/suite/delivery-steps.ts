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
/** A fault of a process at one of its steps (a read, a commit or the send). */
export type ProcessFault = { at: number; what: (typeof processFaults)[number] }

/** How one process runs: its fault, and by how many minutes its clock is wrong. */
export type ProcessRun = { fault: ProcessFault | null; clock: number }

export type Step =
  | { do: 'store'; words: BadWord | null; lateBy: number }
  | { do: 'event'; of: number; run: ProcessRun }
  | { do: 'sweep'; run: ProcessRun }
  | { do: 'two sweeps'; run: ProcessRun; other: ProcessRun }
  | { do: 'wait'; minutes: number }
  | { do: 'server'; fault: ServerFault }
  | { do: 'erase'; of: number }
  | { do: 'delete in the console, and store again'; of: number }
  | { do: 'resend'; of: number }

const of = fc.nat({ max: 9 })
const fault = fc.option(
  fc.record({ at: fc.nat({ max: 60 }), what: fc.constantFrom(...processFaults) }),
) satisfies fc.Arbitrary<ProcessFault | null>
const run = fc.record({ fault, clock: fc.constantFrom(0, 0, -5, 5) })
const words = fc.option(fc.constantFrom(...badWords), { freq: 2 })
const again = fc.constant('delete in the console, and store again' as const)

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('store'), words, lateBy: fc.nat(9) }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('event'), of, run }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('sweep'), run }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('two sweeps'), run, other: run }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('wait'),
        minutes: fc.constantFrom(1, 5, 5, 11, 20, 70, 300),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('server'), fault: fc.constantFrom(...faults) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase'), of }) },
    { weight: 1, arbitrary: fc.record({ do: again, of }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('resend'), of }) },
  ),
  // Thirty steps on average. fast-check shrinks a counterexample to the few steps that it needs.
  { maxLength: 60, size: 'max' },
)
