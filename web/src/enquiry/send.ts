// Sends a lead so that it is stored once. An attempt without an answer may have been stored, so the
// next attempt with the same content uses the same document id: the server then answers "already
// exists", which counts as success. drafts.ts keeps the ids.

import type { FormName } from 'submissions'
import { withTimeout } from '../with-timeout.ts'
import type { Draft, Drafts, Values } from './drafts.ts'
import { loadStore } from './load-store.ts'
import { withLock } from './locks.ts'
import type { Store } from './store.ts'

export type SendOutcome = 'success' | 'failure'

/** The form must show the outcome within ten seconds, and a slow phone needs one second to paint it. */
const DEADLINE_MS = 9_000

type Sending = {
  form: FormName
  drafts: Drafts
  /** Whether the form is still on the page, so that the visitor can see the outcome. */
  isShown: () => boolean
  store?: () => Promise<Store>
  deadline?: number
  lock?: typeof withLock
}

/** Creates the send function of one form. A second call during a send returns the same promise. */
export function createSender(sending: Sending) {
  const { drafts, lock = withLock } = sending
  let underWay: Promise<SendOutcome> | null = null

  return (values: Values): Promise<SendOutcome> => {
    underWay ??= press(drafts.begin(values)).finally(() => {
      underWay = null
    })
    return underWay
  }

  /** Sends at once, even if another tab is sending the same content. */
  function press(draft: Draft) {
    return lock(draft.id, { ifAvailable: true }, () => sendDraft(draft, sending))
  }
}

/**
 * One attempt. When the form is gone, a failure leaves the draft pending, and the send is finished
 * on the next visit.
 */
export async function sendDraft(
  draft: Draft,
  { form, drafts, isShown, store = loadStore, deadline = DEADLINE_MS }: Sending,
): Promise<SendOutcome> {
  try {
    const storing = store().then((found) => found.create(form, draft.id, draft.values))
    await withTimeout(deadline, storing)
    drafts.stored(draft)
    return 'success'
  } catch {
    if (isShown()) drafts.refused(draft)
    return 'failure'
  }
}
