// A Firestore in memory, for tests with many thousands of steps. It implements only the part of the Admin
// SDK that functions/src uses. tests/matrix/memory-firestore.test.ts compares it with the emulator.

import { isDeepStrictEqual } from 'node:util'
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore'

type Fields = Record<string, unknown>
type Stored = { data: Fields; createTime: Timestamp; updateTime: Timestamp }
type Documents = Map<string, Stored>
type Precondition = { lastUpdateTime?: Timestamp }
type Write =
  | { kind: 'create' | 'set'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields; precondition: Precondition }
  | { kind: 'delete'; path: string; precondition: Precondition }

/**
 * Called before and after each read and each commit, so that a test can let the process die, fail or wait there.
 * `documents`: how many are read by their paths.
 * The value `repeat` after a commit: its answer was lost (UNAVAILABLE), and the SDK makes the same commit again.
 */
type Turn = (
  when: 'before' | 'after',
  what: 'read' | 'commit',
  documents?: number,
) => Promise<unknown>

/** gRPC codes. */
const INVALID_ARGUMENT = 3
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9

/** The name of a document's id in queries. */
const ID = '__name__'

/** In bytes. */
const LONGEST_ID = 1500

/** One store. Each simulated process connects to it separately. `now` is the clock of its update times. */
export function memoryFirestore(now = () => new Date()) {
  const documents: Documents = new Map()
  let lastCommit = 0
  let ids = 0
  const newId = () => `id${String(ids++).padStart(18, '0')}`
  const commit = (writes: readonly Write[]) => {
    // A lead that is deleted and stored again is told from the former one by the millisecond.
    lastCommit = Math.max(lastCommit + 1, now().getTime())
    apply(writes, documents, Timestamp.fromMillis(lastCommit))
  }
  return {
    connect: (turn: Turn = async () => {}) => connection({ documents, newId, commit, turn }),
    clear() {
      documents.clear()
      lastCommit = 0
    },
  }
}

type Store = {
  documents: Documents
  newId: () => string
  commit: (writes: readonly Write[]) => void
  turn: Turn
}

function connection(store: Store): Firestore {
  const collection = (name: string) => ({
    ...query(store, { collection: name, filters: [], orders: [] }),
    id: name,
    doc: (id = store.newId()) => reference(store, `${name}/${id}`),
    async add(fields: Fields) {
      const added = reference(store, `${name}/${store.newId()}`)
      await added.create(fields)
      return added
    },
  })
  const db = {
    collection,
    doc: (path: string) => reference(store, path),
    batch: () => batch(store),
    async getAll(...given: (Reference | { fieldMask: string[] })[]) {
      const references = given.filter((one): one is Reference => 'path' in one)
      const options = given.find((one): one is { fieldMask: string[] } => 'fieldMask' in one)
      return read(
        store,
        () => references.map(({ path }) => snapshot(store, path, options?.fieldMask)),
        references.length,
      )
    },
  }
  return db as unknown as Firestore
}

type Reference = ReturnType<typeof reference>

function reference(store: Store, path: string) {
  const [collection = '', id = ''] = split(path)
  const single = async (write: (on: ReturnType<typeof batch>) => void) => {
    const writes = batch(store)
    write(writes)
    await writes.commit()
  }
  const self = {
    id,
    path,
    parent: { id: collection },
    get: () => read(store, () => snapshot(store, path), 1),
    create: (fields: Fields) => single((on) => on.create(self, fields)),
    set: (fields: Fields) => single((on) => on.set(self, fields)),
    update: (fields: Fields, precondition?: Precondition) =>
      single((on) => on.update(self, fields, precondition)),
    delete: () => single((on) => on.delete(self)),
  }
  return self
}

function batch({ commit, turn }: Store) {
  const writes: Write[] = []
  return {
    create: ({ path }: { path: string }, fields: Fields) =>
      writes.push({ kind: 'create', path, fields: stored(fields) }),
    set: ({ path }: { path: string }, fields: Fields) =>
      writes.push({ kind: 'set', path, fields: stored(fields) }),
    update: ({ path }: { path: string }, fields: Fields, precondition: Precondition = {}) =>
      writes.push({ kind: 'update', path, fields: stored(fields), precondition }),
    delete: ({ path }: { path: string }, precondition: Precondition = {}) =>
      writes.push({ kind: 'delete', path, precondition }),
    async commit() {
      await turn('before', 'commit')
      commit(writes)
      if ((await turn('after', 'commit')) === 'repeat') commit(writes)
    },
  }
}

function isDocumentId(field: string | FieldPath): field is FieldPath {
  return field instanceof FieldPath && field.isEqual(FieldPath.documentId())
}

/** Applies the writes in their order, all of them or none. */
function apply(writes: readonly Write[], documents: Documents, time: Timestamp) {
  const next = new Map<string, Stored | null>()
  for (const write of writes) {
    const { path, kind } = write
    const known = next.has(path) ? next.get(path) : documents.get(path)
    if (kind === 'create' && known) throw failure(ALREADY_EXISTS)
    if (kind === 'update' || kind === 'delete') {
      const { lastUpdateTime } = write.precondition
      const isAsRead = !lastUpdateTime || (known && lastUpdateTime.isEqual(known.updateTime))
      if (!isAsRead) throw failure(FAILED_PRECONDITION)
      if (kind === 'update' && !known) throw failure(NOT_FOUND)
    }
    if (kind === 'delete') {
      next.set(path, null)
      continue
    }
    const data = kind === 'update' ? { ...known?.data, ...write.fields } : write.fields
    // A write that changes no field does not change the update time.
    const isSame = known && isDeepStrictEqual(known.data, data)
    next.set(
      path,
      isSame ? known : { data, createTime: known?.createTime ?? time, updateTime: time },
    )
  }
  for (const [path, row] of next) {
    if (row) documents.set(path, row)
    else documents.delete(path)
  }
}

type Filter = { field: string; operator: '<' | '<=' | '==' | '>=' | '>' | 'in'; value: unknown }
type QuerySpec = {
  collection: string
  filters: readonly Filter[]
  orders: readonly string[]
  limit?: number
  fields?: readonly string[]
  after?: Snapshot
}

function query(store: Store, spec: QuerySpec) {
  const more = (part: Partial<QuerySpec>) => query(store, { ...spec, ...part })
  return {
    where(given: string | FieldPath, operator: Filter['operator'], value: unknown) {
      const field = isDocumentId(given) ? ID : given
      return more({ filters: [...spec.filters, { field, operator, value: stored(value) }] })
    },
    orderBy: (field: string) => more({ orders: [...spec.orders, field] }),
    limit: (limit: number) => more({ limit }),
    select: (...fields: string[]) => more({ fields }),
    startAfter(after: Snapshot) {
      // The Admin SDK reads the cursor's values from the snapshot, which must hold them.
      const isMissing = ordersOf(spec).some(
        (field) => field !== ID && after.get(field) === undefined,
      )
      if (isMissing) throw new Error('a field of the order is missing in the snapshot')
      return more({ after })
    },
    async get() {
      const docs = await read(store, () =>
        matching(store, spec).map((path) => snapshot(store, path, spec.fields)),
      )
      return { docs, size: docs.length, empty: !docs.length }
    },
    count: () => ({
      async get() {
        const count = await read(store, () => matching(store, spec).length)
        return { data: () => ({ count }) }
      },
    }),
  }
}

/** The paths of the documents that a query finds, in the order of the query. */
function matching({ documents }: Store, spec: QuerySpec): string[] {
  const { collection, filters, limit, after } = spec
  const orders = ordersOf(spec)
  const keysOf = (path: string) => [
    ...orders.filter((field) => field !== ID).map((field) => documents.get(path)?.data[field]),
    split(path)[1] ?? '',
  ]
  const found = [...documents.entries()]
    .filter(([path]) => split(path)[0] === collection)
    .filter(([path, { data }]) =>
      filters.every((filter) =>
        passes(filter.field === ID ? split(path)[1] : data[filter.field], filter),
      ),
    )
    .filter(([, { data }]) => orders.every((field) => field === ID || field in data))
    .map(([path]) => path)
    .sort((one, other) => compareAll(keysOf(one), keysOf(other)))
  const start = after ? keysOf(after.ref.path) : null
  return found.filter((path) => !start || compareAll(keysOf(path), start) > 0).slice(0, limit)
}

/** The fields of a query's order: first the fields of orderBy, then the fields of inequalities, as in Firestore. */
function ordersOf({ orders, filters }: QuerySpec): string[] {
  const inequalities = filters.filter(({ operator }) => operator !== '==' && operator !== 'in')
  return [...new Set([...orders, ...inequalities.map(({ field }) => field)])]
}

function passes(value: unknown, { operator, value: wanted }: Filter): boolean {
  if (operator === 'in') return (wanted as unknown[]).includes(value)
  if (value === undefined || rankOf(value) !== rankOf(wanted)) return false
  const order = compare(value, wanted)
  return (
    (operator.includes('=') && order === 0) ||
    (operator.startsWith('<') && order < 0) ||
    (operator.startsWith('>') && order > 0)
  )
}

function compareAll(keys: readonly unknown[], others: readonly unknown[]): number {
  for (const [index, key] of keys.entries()) {
    const order = compare(key, others[index])
    if (order) return order
  }
  return 0
}

/** Firestore's order of value types (https://firebase.google.com/docs/firestore/manage-data/data-types). */
function rankOf(value: unknown): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  if (value instanceof Timestamp) return 3
  if (typeof value === 'string') return 4
  throw new Error(`no order for ${typeof value}`)
}

function compare(one: unknown, other: unknown): number {
  const ranks = rankOf(one) - rankOf(other)
  if (ranks || one === null) return ranks
  if (typeof one === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other as string))
  const [left, right] = [one, other].map((value) => (value as number).valueOf()) as [number, number]
  return left < right ? -1 : left > right ? 1 : 0
}

type Snapshot = ReturnType<typeof snapshot>

function snapshot({ documents, ...store }: Store, path: string, mask?: readonly string[]) {
  const row = documents.get(path)
  const fields = Object.entries(row?.data ?? {}).filter(([name]) => !mask || mask.includes(name))
  const data = Object.fromEntries(fields)
  return {
    id: split(path)[1] ?? '',
    ref: reference({ documents, ...store }, path),
    exists: row !== undefined,
    createTime: row?.createTime,
    updateTime: row?.updateTime,
    data: () => (row ? (stored(data) as Fields) : undefined),
    get: (field: string) => stored(data)[field],
  }
}

async function read<T>({ turn }: Store, look: () => T, documents = 0): Promise<T> {
  await turn('before', 'read', documents)
  const seen = look()
  await turn('after', 'read', documents)
  return seen
}

/** A copy of a value as Firestore stores it: a Date becomes a Timestamp, `undefined` is refused. */
function stored<T>(value: T): T {
  if (value === undefined) throw new Error('Firestore stores no undefined')
  if (value instanceof Date) return Timestamp.fromDate(value) as T
  if (value === null || typeof value !== 'object' || value instanceof Timestamp) return value
  if (Array.isArray(value)) return value.map(stored) as T
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one)])) as T
}

/** The collection and the id of a document. */
function split(path: string): string[] {
  const end = path.indexOf('/')
  const id = path.slice(end + 1)
  if (Buffer.byteLength(id) > LONGEST_ID) throw failure(INVALID_ARGUMENT)
  return [path.slice(0, end), id]
}

function failure(code: number): Error {
  return Object.assign(new Error(`gRPC ${code}`), { code })
}
