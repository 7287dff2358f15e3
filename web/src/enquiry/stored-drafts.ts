// Everything that the browser keeps of a form. All attempts to send a draft use the same document
// id. The drafts are personal data, and are erased as soon as possible:
// 1. Pending drafts, from the press until the lead is stored or a failure is seen, at most 24 hours. In localStorage,
//    because closing a tab erases its sessionStorage.
// 2. Failed drafts, from the failure that the visitor has seen, or from a press before this code ran, until a success, at
//    most 15 minutes. In the tab's sessionStorage, so that a reload does not lose the typed values.
// 3. What was typed and not pressed when the page was last hidden, until a press, for at most 15 minutes. In the tab's
//    sessionStorage too: browsers restore no field after a reload, and phones discard pages.
// 4. Sent drafts with a hash in place of their values, from the press until the visitor has seen a
//    success, at most 24 hours. In the tab's sessionStorage: after Back, for example, browsers
//    restore the fields, but not the id.
// In memory, until the next full page load:
// 5. What the fields held when the visitor followed a link of the site.
// 6. The last lead that was stored, for a visitor who left the form before the result was shown.

import type { FormName } from 'submissions'
import {
  type Draft,
  documentId,
  FAILED,
  haveSameValues,
  PENDING,
  SENT,
  TYPED,
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

/** Where storage is forbidden, the state of the page's history entry, which Back restores. */
const historyEntry: StorageArea = {
  getItem: (key) => history.state?.[key] ?? null,
  setItem: (key, text) => history.replaceState({ ...history.state, [key]: text }, ''),
  removeItem: (key) => history.replaceState({ ...history.state, [key]: null }, ''),
}

/** The drafts of one form. Where storage is forbidden, the last draft is remembered in memory. */
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
  const typed = storedList(TYPED + form, session, FAILED_LIFETIME_MS, now)
  const kept = () => ifAllowed(session) ?? historyEntry
  const sent = storedList(SENT + form, kept, PENDING_LIFETIME_MS, now)
  let latest: Draft[] = []

  /** The sent draft of this content, without its values. */
  function sentAs(values: Values): Draft | undefined {
    return sent.all().find((draft) => draft.values.hash === hashOf(draft.id, values))
  }

  /** `tries`: 1 when the visitor has seen a failure, after which only a press sends the draft. */
  function putSent(draft: Draft, tries: 0 | 1) {
    sent.put({ ...withoutValues(draft), tries })
  }

  /** Counts an automatic attempt, before the attempt begins. */
  function countTry(draft: Draft) {
    pending.put({ ...draft, tries: draft.tries + 1 })
  }

  return {
    /** With the ids of the sent drafts, which a press before this code ran did not know. */
    pending: () =>
      pending.all().map((draft) => ({ ...draft, id: sentAs(draft.values)?.id ?? draft.id })),
    failed: failed.all,

    /** Records a press before this code ran (hold-leads.ts), which storage may have forgotten. */
    adopt(draft: Draft) {
      latest = [draft]
    },

    /** Records a press of the button. Content equal to an earlier draft's keeps that draft's id. */
    begin(values: Values): Draft {
      const before = [...latest, ...pending.all(), ...failed.all()]
      const same = sentAs(values) ?? before.find((draft) => haveSameValues(draft.values, values))
      const draft = { id: same?.id ?? newId(), values, at: timeOfDraft(now()), tries: 0 }
      latest = [draft]
      delete memory.stored
      typed.clear()
      pending.put(draft)
      putSent(draft, 0)
      return draft
    },

    /** Makes a sent draft with these values pending if no result was seen. True if one is pending. */
    restored(values: Values): boolean {
      const draft = sentAs(values)
      const isPending = () => pending.all().some((each) => haveSameValues(each.values, values))
      if (draft && !draft.tries && !isPending()) pending.put({ ...draft, values })
      return isPending()
    },

    countTry,

    /** Keeps the draft for the reloaded page. False after an earlier automatic attempt, or if storage is forbidden. */
    keepForReload(draft: Draft): boolean {
      if (draft.tries) return false
      countTry(draft)
      return pending.all().some(({ id }) => id === draft.id)
    },

    /** Records that the lead is stored. */
    stored(draft: Draft) {
      memory.stored = { draft, isSeen: false }
      pending.remove(draft)
      failed.clear()
      // The press may have been in this tab, before this code ran (hold-leads.ts).
      putSent(draft, 0)
    },

    /** Records that the visitor has seen that the lead is stored. */
    successSeen(draft: Draft) {
      if (memory.stored?.draft.id === draft.id) memory.stored.isSeen = true
      latest = []
      sent.remove(withoutValues(draft))
    },

    /** The lead that was stored after the visitor had left the form for another page. */
    storedUnseen(): Draft | null {
      const { stored } = memory
      return stored && !stored.isSeen ? stored.draft : null
    },

    /** Records what is in the fields when the visitor leaves the form's page. */
    leave(values: Values) {
      memory.left = values
    },

    /** Keeps the `own` values, which the visitor has typed, while another draft does not have all values. */
    hide(values: Values, own: Values) {
      typed.clear()
      const known = [memory.stored?.draft, ...pending.all(), ...failed.all()]
      const isKnown = known.some((draft) => draft && haveSameValues(draft.values, values))
      const draft = { id: newId(), values: own, at: timeOfDraft(now()), tries: 0 }
      if (!isKnown && Object.keys(own).length) typed.put(draft)
    },

    /** Values for the fields: `left`, unless the visitor knows that `left` is stored; else those of 3 or 2. */
    toFillIn(): Values {
      const { left, stored } = memory
      if (left && !(stored?.isSeen && haveSameValues(left, stored.draft.values))) return left
      return [...failed.all(), ...typed.all()].at(-1)?.values ?? {}
    },

    /** Records that the visitor has seen the failure. */
    failureSeen(draft: Draft) {
      pending.remove(draft)
      const seen = { ...draft, at: timeOfDraft(now()) }
      putSent(seen, 1)
      failed.put(seen)
    },
  }
}

const withoutValues = (draft: Draft) => ({
  ...draft,
  values: { hash: hashOf(draft.id, draft.values) },
})

/** The hash of a draft's values (FNV-1a, 32 bits), salted with the draft's id. */
function hashOf(id: string, values: Values): string {
  let hash = 0
  for (const letter of id + JSON.stringify(values)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  }
  return String(hash)
}

/** The drafts under one key of a storage, one for each content, ordered by their last change. */
function storedList(key: string, storage: () => StorageArea, lifetime: number, now: () => number) {
  const change = (change?: (drafts: Draft[]) => Draft[]) =>
    ifAllowed(() => youngDrafts(storage(), key, lifetime, now(), change)) ?? []
  const others = (drafts: Draft[], { values }: Draft) =>
    drafts.filter((draft) => !haveSameValues(draft.values, values))
  return {
    all: () => change(),
    put: (draft: Draft) => void change((drafts) => [...others(drafts, draft), draft]),
    remove: (draft: Draft) => void change((drafts) => others(drafts, draft)),
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
