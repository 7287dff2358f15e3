// Finishes pending drafts without the visitor (docs/decisions/013).

import type { Draft, Values } from './draft.ts'
import { withLock } from './draft-lock.ts'
import { type Sending, type SendOutcome, sendDraft, whenOutcomeSeen } from './send.ts'

/** Attempts to send a draft without the visitor; after these the visitor decides. */
const MOST_TRIES = 3

/** Tabs are separate processes: a tab may get the lock before it sees that the draft is gone. */
const STORAGE_DELAY_MS = 300
const delay = () => new Promise<void>((resolve) => setTimeout(resolve, STORAGE_DELAY_MS))

type Finishing = Sending & {
  /** Called first for each draft that is still pending. */
  onStart: (values: Values) => void
  onEnd: (outcome: SendOutcome, values: Values) => void
  /** Waits until this tab sees what other tabs have changed in localStorage. */
  waitForStorage?: () => Promise<void>
}

/** Sends pending drafts one after the other, until one fails. */
export async function finishPending(pending: readonly Draft[], finishing: Finishing) {
  const { lock = withLock } = finishing
  for (const draft of pending) {
    const outcome = await lock(draft.id, {}, () => finishOne(draft, finishing))
    if (outcome === 'failure') return
  }
}

async function finishOne(listed: Draft, finishing: Finishing): Promise<SendOutcome | null> {
  const { drafts, isShown, onStart, onEnd } = finishing
  const { waitForStorage = delay, whenSeen = whenOutcomeSeen } = finishing
  await waitForStorage()
  if (!isShown()) return null
  const draft = drafts.pending().find(({ id }) => id === listed.id)
  if (!draft) {
    // The send has ended. Another tab that has sent the draft shows the result itself. If this page
    // has stored the lead while the form was not shown, the form shows the result now.
    if (drafts.storedUnseen()?.id === listed.id) {
      drafts.successSeen(listed)
      onEnd('success', listed.values)
    }
    return null
  }
  onStart(draft.values)
  const isGivenUp = draft.tries >= MOST_TRIES
  if (isGivenUp) whenSeen(() => isShown() && drafts.failureSeen(draft))
  else drafts.countTry(draft)
  const outcome = isGivenUp ? 'failure' : await sendDraft(draft, finishing)
  if (isShown()) onEnd(outcome, draft.values)
  return outcome
}
