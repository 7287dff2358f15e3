// Drafts: leads that were sent and are not known to be stored, with the id that each keeps from one
// attempt to the next. They are personal data, so they are kept for no longer than they are needed:
// 1. Pending, from the press until the outcome. In local storage, because a tab that is closed in the
//    middle of a send takes its session storage with it. Erased as soon as the lead is stored.
// 2. Failed, when the visitor has read the red message and decides what to do. In the tab's session
//    storage, so that a reload loses neither the words nor the id.

import type { FormName } from 'submissions'
import { DOCUMENT_ID, documentId } from './document-id.ts'

export type Values = Record<string, string>
export type Draft = {
  /** The document's id. */
  id: string
  values: Values
  /** When the visitor pressed the button. */
  at: number
  /** How often a page has tried to finish the send by itself. */
  tries: number
}
export type Drafts = ReturnType<typeof draftsOf>

/** Milliseconds. */
const PENDING_LIFETIME = 24 * 60 * 60_000
const FAILED_LIFETIME = 15 * 60_000

/** One form's drafts. A browser may forbid storage: then only this object remembers, until it goes. */
export function draftsOf(
  form: FormName,
  {
    local = () => window.localStorage as Used,
    session = () => window.sessionStorage as Used,
    now = Date.now,
    newId = documentId,
  } = {},
) {
  const pending = shelf(`pending-${form}`, local, PENDING_LIFETIME, now)
  const failed = shelf(`failed-${form}`, session, FAILED_LIFETIME, now)
  let latest: Draft[] = []

  return {
    pending: pending.all,
    failed: failed.all,

    /** The visitor has pressed the button. The same content goes out under the id it had before. */
    begin(values: Values): Draft {
      const before = [...latest, ...pending.all(), ...failed.all()]
      const id = before.find((draft) => same(draft.values, values))?.id ?? newId()
      const draft = { id, values, at: now(), tries: 0 }
      latest = [draft]
      pending.put(draft)
      return draft
    },

    /** A page is about to finish the send by itself. */
    retry(draft: Draft) {
      pending.put({ ...draft, tries: draft.tries + 1 })
    },

    stored({ id }: Draft) {
      latest = []
      pending.remove(id)
      failed.clear()
    },

    /** The visitor has been told. */
    refused(draft: Draft) {
      pending.remove(draft.id)
      failed.put({ ...draft, at: now() })
    },
  }
}

/** Whether two contents of one form are equal: their fields stand in one order. */
export function same<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Used = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A list of drafts under one key of a storage, oldest first. */
function shelf(key: string, storage: () => Used, lifetime: number, now: () => number) {
  function isValid({ id, values, at }: Draft) {
    const age = now() - at
    return DOCUMENT_ID.test(id) && values && age >= 0 && age < lifetime
  }

  function write(drafts: Draft[]) {
    ifAllowed(() => {
      if (drafts.length) storage().setItem(key, JSON.stringify(drafts))
      else storage().removeItem(key)
    })
  }

  /** What is too old, or is not what `write` wrote, is erased. */
  function all(): Draft[] {
    const found = ifAllowed(() => JSON.parse(storage().getItem(key) ?? '[]').filter(isValid)) ?? []
    write(found)
    return found
  }

  const others = (id: string) => all().filter((draft) => draft.id !== id)
  return {
    all,
    put: (draft: Draft) => write([...others(draft.id), draft]),
    remove: (id: string) => write(others(id)),
    clear: () => write([]),
  }
}

function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
