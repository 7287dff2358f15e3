// Sending a lead so that it is stored once. An attempt whose answer is lost may have been stored, so
// the next attempt with the same content carries the same document id: the server then answers
// "already exists", which is the success that was lost. That holds across a reload too.

import type { FormName, Submission } from 'submissions'
import { within } from '../within.ts'
import { documentId } from './document-id.ts'
import { type LastTry, lastTryOf } from './last-try.ts'
import { loadStore } from './load-store.ts'

export type Store = {
  /** Adds a document; resolves too when a document of this id is there already. */
  create<F extends FormName>(form: F, id: string, submission: Submission<F>): Promise<void>
}

export type Outcome = 'success' | 'failure'

/** Milliseconds. A visitor is told within ten seconds, the last of which is left to a slow phone. */
const DEADLINE = 9_000

/** One form's way of sending. A second call while one is under way joins it. */
export function createSender<F extends FormName>(
  form: F,
  { store = loadStore, newId = documentId, deadline = DEADLINE, kept = lastTryOf(form) } = {},
) {
  let lastTry: LastTry<F> | null = kept.recall()
  let underWay: Promise<Outcome> | null = null

  async function attempt(submission: Submission<F>): Promise<Outcome> {
    // Its own: a slow attempt may still be under way when the next one draws another.
    const id = lastTry && same(lastTry.submission, submission) ? lastTry.id : newId()
    lastTry = { id, submission }
    kept.keep(lastTry)
    try {
      const storing = store().then((found) => found.create(form, id, submission))
      await within(deadline, storing)
      lastTry = null
      kept.forget()
      return 'success'
    } catch {
      return 'failure'
    }
  }

  return (submission: Submission<F>): Promise<Outcome> => {
    underWay ??= attempt(submission).finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Whether two contents of one form are equal: their fields stand in one order. */
export function same<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
