// The Firestore in memory and the emulator give the same answers to the same random steps.

import fc from 'fast-check'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { memoryFirestore } from '../suite/memory-firestore.ts'

const RUNS = Number(process.env.DIFFERENTIAL_RUNS ?? 15)

const emulated = getFirestore(initializeApp({ projectId: 'demo-differential' }, 'differential'))

const fields = fc.record(
  {
    at: fc.option(fc.integer({ min: 1, max: 4 }).map((time) => Timestamp.fromMillis(time))),
    state: fc.constantFrom('sent', 'waiting', 'Ä'),
    count: fc.integer({ min: -1, max: 1 }),
    list: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    map: fc.record({ 'key with. dots': fc.integer({ min: 0, max: 1 }) }),
  },
  { requiredKeys: [] },
)
const id = fc.constantFrom('one', 'two', 'three', 'Zwei')
const write = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), id, fields }),
  fc.record({ kind: fc.constant('set' as const), id, fields }),
  // Firestore refuses an update without fields.
  fc.record({
    kind: fc.constant('update' as const),
    id,
    fields: fields.filter((some) => Object.keys(some).length > 0),
    onlyAsRead: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('delete' as const), id }),
)
const operator = fc.constantFrom('<', '<=', '==', '>=', '>')
const step = fc.oneof(
  fc.record({
    do: fc.constant('commit' as const),
    // The functions never write one document twice in a commit, and the emulator refuses some such commits.
    writes: fc.uniqueArray(write, { minLength: 1, maxLength: 3, selector: (one) => one.id }),
  }),
  fc.record({
    do: fc.constant('commit' as const),
    writes: fc.array(write, { minLength: 1, maxLength: 1 }),
  }),
  fc.record({
    do: fc.constant('read' as const),
    ids: fc.uniqueArray(id, { minLength: 1 }),
    masked: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('query' as const),
    filter: fc.option(
      fc.oneof(
        fc.tuple(
          fc.constant('at'),
          operator,
          fc.constantFrom(Timestamp.fromMillis(2), new Date(3)),
        ),
        fc.tuple(fc.constant('at'), fc.constant('=='), fc.constant(null)),
        fc.tuple(fc.constantFrom('state', 'count'), operator, fc.constantFrom('sent', 0)),
      ),
    ),
    limit: fc.integer({ min: 1, max: 3 }),
    masked: fc.boolean(),
  }),
)
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const start = Date.now()
let runs = 0

it('the same steps give the same answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const collection = `run${start}-${runs++}`
      const answers = [memoryFirestore().connect(), emulated].map((db) =>
        run(steps, db, collection),
      )
      const [inMemory, inEmulator] = await Promise.all(answers)
      expect(inMemory).toEqual(inEmulator)
    }),
    { numRuns: RUNS },
  )
}, 120_000)

/** The answers of a store, one for each step. */
async function run(steps: readonly Step[], db: Firestore, collection: string): Promise<unknown[]> {
  const readTimes = new Map<string, Timestamp>()
  const documents = db.collection(collection)
  const answers: unknown[] = []
  for (const one of steps) answers.push(await answerTo(one).catch(codeOf))
  return answers

  function add(batch: WriteBatch, each: Write) {
    const document = documents.doc(each.id)
    if (each.kind === 'delete') batch.delete(document)
    else if (each.kind === 'create') batch.create(document, each.fields)
    else if (each.kind === 'set') batch.set(document, each.fields)
    else {
      const lastUpdateTime = each.onlyAsRead ? readTimes.get(each.id) : undefined
      if (lastUpdateTime) batch.update(document, each.fields, { lastUpdateTime })
      else batch.update(document, each.fields)
    }
  }

  async function answerTo(one: Step): Promise<unknown> {
    if (one.do === 'commit') {
      const batch = db.batch()
      for (const each of one.writes) add(batch, each)
      await batch.commit()
      return 'committed'
    }
    if (one.do === 'read') {
      const wanted = one.ids.map((each) => documents.doc(each))
      const found = one.masked
        ? await db.getAll(...wanted, { fieldMask: ['state'] })
        : await db.getAll(...wanted)
      for (const each of found) if (each.updateTime) readTimes.set(each.id, each.updateTime)
      return found.map((each) => [each.id, each.exists, each.data(), each.get('state')])
    }
    const { filter, limit, masked } = one
    const all = filter
      ? documents.where(...(filter as [string, '<', unknown]))
      : documents.orderBy('at')
    const page = masked ? all.select('state').limit(limit) : all.limit(limit)
    const first = (await page.get()).docs
    const last = first.at(-1)
    const second = last ? (await page.startAfter(last).get()).docs : []
    const count = (await all.count().get()).data().count
    return {
      count,
      pages: [first, second].map((docs) => docs.map((each) => [each.id, each.data()])),
    }
  }
}

function codeOf(error: unknown): unknown {
  return { code: (error as { code?: number }).code ?? 'none' }
}
