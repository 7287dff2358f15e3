// A draft: a lead that was sent and is not known to be stored. The start script also writes drafts (hold-leads.ts).

export type Values = Record<string, string>
export type Draft = {
  /** The id of the document. */
  id: string
  values: Values
  /** The time of the press, or of the failure that the visitor has seen, in milliseconds since 1970. */
  at: number
  /** The number of automatic attempts to send the draft; a reload for new code counts as one too. */
  tries: number
}

/** The localStorage key of a form's pending drafts is this prefix and the form's name. */
export const PENDING = 'pending-'

export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/** Eighty random bits; firestore.rules accepts ids of twenty letters and digits only. */
export function documentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
