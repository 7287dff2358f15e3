// Sends a lead so that it is stored once. An attempt without an answer may have stored the lead.
// The next attempt with the same content therefore uses the same document id (stored-drafts.ts): if the
// lead is stored, the server answers "already exists", which counts as success.

import type { FormName } from 'submissions'
import { withTimeout } from '../loading/with-timeout.ts'
import { type Draft, haveSameValues, type Values } from './draft.ts'
import { withLock } from './draft-lock.ts'
import type { Store } from './firestore.ts'
import { loadStore, ReloadNeededError } from './load-firestore.ts'
import { DEADLINE_MS, REPEATED_PRESS_MS, SEEN_MS } from './send-times.ts'
import type { Drafts } from './stored-drafts.ts'

export type SendOutcome = 'success' | 'failure'

export type Sending = {
  form: FormName
  drafts: Drafts
  /** Whether the form is still on the page, so that the visitor can see the outcome. */
  isShown: () => boolean
  /** Loads the page anew; the new page finishes the send. */
  reload: () => void
  store?: () => Promise<Store>
  lock?: typeof withLock
  /** Runs a task when the visitor has seen the outcome. */
  whenSeen?: typeof whenOutcomeSeen
  /** The time in milliseconds; only differences count. */
  now?: () => number
}

/** The send function of one form. A second call during a send returns the same promise. */
export function createSender(sending: Sending) {
  const { drafts, lock = withLock, now = () => performance.now() } = sending
  let underWay: Promise<SendOutcome> | null = null
  /** The content that was stored last, and the time of its success or last repeated press. */
  let stored: { values: Values; at: number } | null = null

  return (values: Values): Promise<SendOutcome> => {
    if (stored && haveSameValues(stored.values, values) && now() - stored.at < REPEATED_PRESS_MS) {
      stored.at = now()
      return Promise.resolve('success')
    }
    underWay ??= press(values)
      .catch((error): SendOutcome => {
        // A bug, or a browser without an API: the form must not wait for ever.
        console.error(error)
        return 'failure'
      })
      .then((outcome) => {
        stored = outcome === 'success' ? { values, at: now() } : null
        return outcome
      })
      .finally(() => {
        underWay = null
      })
    return underWay
  }

  /** Sends at once, even if another tab is sending the same content. */
  async function press(values: Values) {
    const draft = drafts.begin(values)
    return lock(draft.id, { ifAvailable: true }, () => sendDraft(draft, sending))
  }
}

/**
 * One attempt. While nobody can see the form, a failure leaves the draft pending. If the page
 * reloads to get Firestore's code, the promise never settles.
 */
export async function sendDraft(
  draft: Draft,
  { form, drafts, isShown, reload, store = loadStore, whenSeen = whenOutcomeSeen }: Sending,
): Promise<SendOutcome> {
  try {
    const storing = store().then((found) => found.create(form, draft.id, draft.values))
    await withTimeout(DEADLINE_MS, storing)
    drafts.stored(draft)
    whenSeen(() => isShown() && drafts.successSeen(draft), 0)
    return 'success'
  } catch (error) {
    if (error instanceof ReloadNeededError && isShown() && drafts.keepForReload(draft)) {
      reload()
      return new Promise(() => {})
    }
    whenSeen(() => isShown() && drafts.failureSeen(draft))
    return 'failure'
  }
}

/**
 * Runs the task when the page is on the screen and the visitor acts, or some seconds have passed.
 * When a reload begins, Firefox and Safari abort requests at once, and fire `pagehide` only when
 * the server has answered.
 */
export async function whenOutcomeSeen(task: () => void, after = SEEN_MS) {
  if (document.visibilityState === 'hidden') await next('visibilitychange')
  const time = new Promise((resolve) => setTimeout(resolve, after))
  // A press of the button by a key or a screen reader is a click too.
  await Promise.race([next('click'), next('input'), time])
  task()
}

function next(type: string) {
  return new Promise((resolve) => addEventListener(type, resolve, { once: true, capture: true }))
}
