// Finishes the sends that an earlier page has left pending (docs/decisions/013).

import type { Draft, Values } from './draft.ts'
import { withLock } from './locks.ts'
import { type SendOutcome, sendDraft } from './send.ts'

/** Attempts to send a draft without the visitor; after these the visitor decides. */
const MOST_TRIES = 3

/** Tabs are separate processes: a tab may get the lock before it sees that the draft was removed. */
const STORAGE_DELAY_MS = 300
const delay = () => new Promise<void>((resolve) => setTimeout(resolve, STORAGE_DELAY_MS))

type Finishing = Parameters<typeof sendDraft>[1] & {
  /** Called before each send. */
  onStart: (values: Values) => void
  onEnd: (outcome: SendOutcome, values: Values) => void
  /** Waits until this tab sees what other tabs have changed in localStorage. */
  storageIsCurrent?: () => Promise<void>
}

/** Sends pending drafts, the oldest first, until one fails. */
export async function finishPending(pending: readonly Draft[], finishing: Finishing) {
  const { lock = withLock } = finishing
  for (const draft of pending) {
    const outcome = await lock(draft.id, {}, () => finish(draft, finishing))
    if (outcome === 'failure') return
  }
}

async function finish(found: Draft, finishing: Finishing): Promise<SendOutcome | null> {
  const { drafts, isShown, onStart, onEnd, storageIsCurrent = delay } = finishing
  await storageIsCurrent()
  if (!isShown()) return null
  const draft = drafts.pending().find(({ id }) => id === found.id)
  if (!draft) {
    // The send has ended. If it was another tab's send, that tab shows the result. If it was this page's own, the
    // visitor has left the form since and come back: the form shows the result.
    if (drafts.storedUnseen()?.id === found.id) {
      drafts.resultSeen()
      onEnd('success', found.values)
    }
    return null
  }
  onStart(draft.values)
  const isLast = draft.tries >= MOST_TRIES
  if (isLast) drafts.failureSeen(draft)
  else drafts.retry(draft)
  const outcome = isLast ? 'failure' : await sendDraft(draft, finishing)
  if (isShown()) onEnd(outcome, draft.values)
  return outcome
}
