// A draft: a lead that was sent and is not known to be stored, or text that was typed and not sent.
// Each form has one list of pending drafts for all tabs, and in each tab lists of sent, failed and
// typed drafts (stored-drafts.ts). loading/start/hold-leads.ts adds pending and failed drafts too.

export type Values = Record<string, string>
export type Draft = {
  /** The id of the document; belongs to these values only. */
  id: string
  values: Values
  /**
   * The time of the press, of the failure that the visitor has seen, or when the page with the typed
   * text was hidden, in milliseconds since 1970. 0 if the clock was certainly wrong.
   */
  at: number
  /** The number of automatic attempts to send the draft; a reload for new code counts too. */
  tries: number
}

/** The localStorage key of a form's pending drafts is this prefix and the form's name. */
export const PENDING = 'pending-'

/** The sessionStorage key of a form's failed drafts is this prefix and the form's name. */
export const FAILED = 'failed-'

/** The sessionStorage key of a form's typed draft is this prefix and the form's name. */
export const TYPED = 'typed-'

/** The sessionStorage key of a form's sent drafts is this prefix and the form's name. */
export const SENT = 'sent-'

export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/** 74 random bits; firestore.rules accepts ids of twenty letters and digits only. */
export const documentId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)

/** A draft's time: 0 where the clock shows a time before the day of the build (UTC). */
export function timeOfDraft(now = Date.now()): number {
  return now < Date.parse(BUILD_DAY) ? 0 : now
}

/** Whether two contents of one form are equal; their fields have the same order. */
export function haveSameValues(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
