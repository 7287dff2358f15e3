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
  'spam is refused',
  'spam is refused for now',
  'silence after the dot',
  'lost at the dot',
] as const
/** A fault of the mail server. */
export type ServerFault = (typeof faults)[number]

const processFaults = ['dies', 'store fails', 'answer lost', 'commit repeated', 'freezes'] as const
/** A fault of a process at one of its steps (a read, a commit or the send). */
export type ProcessFault = { at: number; what: (typeof processFaults)[number] }

export type Step =
  | { do: 'store'; content: 'new' | 'same' | 'spam'; lateBy: number }
  | { do: 'event'; of: number; processFault: ProcessFault | null }
  | { do: 'sweep'; processFault: ProcessFault | null }
  | { do: 'two sweeps'; processFault: ProcessFault | null }
  | { do: 'wait'; minutes: number }
  | { do: 'server'; fault: ServerFault }
  | { do: 'erase'; of: number }
  | { do: 'resend'; of: number }

const of = fc.nat({ max: 9 })
const processFault = fc.option(
  fc.record({
    at: fc.nat({ max: 60 }),
    what: fc.constantFrom(...processFaults),
  }),
) satisfies fc.Arbitrary<ProcessFault | null>
const content = fc.constantFrom('new', 'new', 'same', 'spam')

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('store'), content, lateBy: fc.nat(9) }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('event'), of, processFault }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('sweep'), processFault }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('two sweeps'), processFault }) },
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
    { weight: 1, arbitrary: fc.record({ do: fc.constant('resend'), of }) },
  ),
  // Thirty steps on average. fast-check shrinks a counterexample to the few steps that it needs.
  { maxLength: 60, size: 'max' },
)
