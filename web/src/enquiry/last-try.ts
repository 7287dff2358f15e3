// The last send of a form that is not known to be stored: its id and what was typed. It is kept in the
// tab's session storage, so that a reload in the middle of a send loses neither. It is personal data:
// it goes with the success, with the tab, and after a quarter of an hour.

import { type FormName, readSubmission, type Submission } from 'submissions'
import { DOCUMENT_ID } from './document-id.ts'

export type LastTry<F extends FormName> = { id: string; submission: Submission<F> }

/** Milliseconds. */
const LIFETIME = 15 * 60_000

/** Where one form's last try is kept. A browser may forbid it: then a reload forgets. */
export function lastTryOf<F extends FormName>(
  form: F,
  { storage = () => window.sessionStorage as Pick<Storage, Used>, now = Date.now } = {},
) {
  const key = `last-try-${form}`

  function forget() {
    ifAllowed(() => storage().removeItem(key))
  }

  return {
    keep(lastTry: LastTry<F>) {
      ifAllowed(() => storage().setItem(key, JSON.stringify({ ...lastTry, at: now() })))
    },

    /** What is too old, or not what `keep` wrote, is forgotten. */
    recall(): LastTry<F> | null {
      const kept = ifAllowed(() => JSON.parse(storage().getItem(key) ?? 'null'))
      const age = now() - kept?.at
      const reading = readSubmission(form, kept?.submission ?? {})
      if (age >= 0 && age < LIFETIME && DOCUMENT_ID.test(kept.id) && reading.ok) {
        return { id: kept.id, submission: reading.submission }
      }
      forget()
      return null
    },

    forget,
  }
}

type Used = 'getItem' | 'setItem' | 'removeItem'

function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
