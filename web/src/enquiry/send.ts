// Sending a lead so that it is stored once. An attempt whose answer is lost may have been stored, so
// the next attempt with the same content carries the same document id: the server then answers
// "already exists", which is the success that was lost. drafts.ts keeps the ids.

import type { FormName } from 'submissions'
import { within } from '../within.ts'
import type { Draft, Drafts, Values } from './drafts.ts'
import { loadStore } from './load-store.ts'
import { withLock } from './locks.ts'

export type Store = {
  /**
   * Cleans what a form holds and adds it as a document; resolves too when a document of this id is
   * there already.
   */
  create(form: FormName, id: string, values: Values): Promise<void>
}

export type Outcome = 'success' | 'failure'

/** Milliseconds. A visitor is told within ten seconds, the last of which is left to a slow phone. */
const DEADLINE = 9_000

type Sending = {
  form: FormName
  drafts: Drafts
  /** Whether the form still stands on the page, so that the visitor reads the outcome. */
  isShown: () => boolean
  store?: () => Promise<Store>
  deadline?: number
  lock?: typeof withLock
}

/** One form's way of sending what it holds. A second call while one is under way joins it. */
export function createSender(sending: Sending) {
  const { drafts, lock = withLock } = sending
  let underWay: Promise<Outcome> | null = null

  return (values: Values): Promise<Outcome> => {
    underWay ??= press(drafts.begin(values)).finally(() => {
      underWay = null
    })
    return underWay
  }

  /** Another tab that sends the same content is not waited for. */
  function press(draft: Draft) {
    return lock(draft.id, { ifAvailable: true }, () => sendAndSettle(draft, sending))
  }
}

/** One attempt. A failure that nobody reads leaves the draft pending, to be finished on return. */
export async function sendAndSettle(
  draft: Draft,
  { form, drafts, isShown, store = loadStore, deadline = DEADLINE }: Sending,
): Promise<Outcome> {
  try {
    const storing = store().then((found) => found.create(form, draft.id, draft.values))
    await within(deadline, storing)
    drafts.stored(draft)
    return 'success'
  } catch {
    if (isShown()) drafts.refused(draft)
    return 'failure'
  }
}
