// Everything that the browser keeps of a form. All attempts to send a draft use the same document
// id. The drafts are personal data, and are erased as soon as possible:
// 1. Pending drafts, from the press until the lead is stored or a failure is seen, at most 24 hours. In localStorage,
//    because closing a tab erases its sessionStorage.
// 2. Failed drafts, from the failure that the visitor has seen until a success, at most 15 minutes. In the tab's
//    sessionStorage, so that a reload loses neither the typed values nor the id.
// In memory, until the next full page load:
// 3. What the fields held when the visitor followed a link of the site.
// 4. The last lead that was stored, for a visitor who left the form before the result was shown.

import type { FormName } from 'submissions'
import {
  type Draft,
  documentId,
  FAILED,
  haveSameValues,
  PENDING,
  timeOfDraft,
  type Values,
} from './draft.ts'
import {
  FAILED_LIFETIME_MS,
  PENDING_LIFETIME_MS,
  type StorageArea,
  youngDrafts,
} from './draft-expiry.ts'

export type Drafts = ReturnType<typeof draftsOf>

/** `left`: the fields' values when the visitor left the form's page; `stored`: the last lead that this page stored. */
type Memory = { left?: Values; stored?: { draft: Draft; isSeen: boolean } }
const memories: Record<FormName, Memory> = { query: {}, contact: {} }

/** The drafts of one form. Where storage is forbidden, only the last draft is remembered. */
export function draftsOf(
  form: FormName,
  {
    local = () => window.localStorage as StorageArea,
    session = () => window.sessionStorage as StorageArea,
    now = Date.now,
    newId = documentId,
    memory = memories[form],
  } = {},
) {
  const pending = storedList(PENDING + form, local, PENDING_LIFETIME_MS, now)
  const failed = storedList(FAILED + form, session, FAILED_LIFETIME_MS, now)
  let latest: Draft[] = []

  /** Counts an automatic attempt, before the attempt begins. */
  function countTry(draft: Draft) {
    pending.put({ ...draft, tries: draft.tries + 1 })
  }

  /** Records that the visitor sees the result of the stored lead. */
  function resultSeen() {
    if (memory.stored) memory.stored.isSeen = true
  }

  return {
    pending: pending.all,
    failed: failed.all,

    /** Records a press before this code ran (hold-leads.ts), which storage may have forgotten. */
    adopt(draft: Draft) {
      latest = [draft]
    },

    /** Records a press of the button. Content equal to an earlier draft's keeps that draft's id. */
    begin(values: Values): Draft {
      const before = [...latest, ...pending.all(), ...failed.all()]
      const id = before.find((draft) => haveSameValues(draft.values, values))?.id ?? newId()
      const draft = { id, values, at: timeOfDraft(now()), tries: 0 }
      latest = [draft]
      resultSeen()
      pending.put(draft)
      return draft
    },

    countTry,

    /** Keeps the draft for the reloaded page. False after an earlier automatic attempt, or if storage is forbidden. */
    keepForReload(draft: Draft): boolean {
      if (draft.tries) return false
      countTry(draft)
      return pending.all().some(({ id }) => id === draft.id)
    },

    /** Records that the lead is stored. `isSeen`: whether the visitor sees this result. */
    stored(draft: Draft, isSeen: boolean) {
      memory.stored = { draft, isSeen }
      latest = []
      pending.remove(draft.id)
      failed.clear()
    },

    /** The lead that was stored after the visitor had left the form for another page. */
    storedUnseen(): Draft | null {
      const { stored } = memory
      return stored && !stored.isSeen ? stored.draft : null
    },

    resultSeen,

    /** Records what is in the fields when the visitor leaves the form's page. */
    leave(values: Values) {
      memory.left = values
    },

    /** Values for the fields: `left`, unless the visitor knows that `left` is stored; else the last failed draft's. */
    toFillIn(): Values {
      const { left, stored } = memory
      if (left && !(stored?.isSeen && haveSameValues(left, stored.draft.values))) return left
      return failed.all().at(-1)?.values ?? {}
    },

    /** Records that the visitor has seen the failure. */
    failureSeen(draft: Draft) {
      pending.remove(draft.id)
      failed.put({ ...draft, at: timeOfDraft(now()) })
    },
  }
}

/** A list of drafts under one key of a storage, in the order of their last change. */
function storedList(key: string, storage: () => StorageArea, lifetime: number, now: () => number) {
  const change = (change?: (drafts: Draft[]) => Draft[]) =>
    ifAllowed(() => youngDrafts(storage(), key, lifetime, now(), change)) ?? []
  const others = (drafts: Draft[], id: string) => drafts.filter((draft) => draft.id !== id)
  return {
    all: () => change(),
    put: (draft: Draft) => void change((drafts) => [...others(drafts, draft.id), draft]),
    remove: (id: string) => void change((drafts) => others(drafts, id)),
    clear: () => void change(() => []),
  }
}

function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
