export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/**
 * A document id of eighty random bits as twenty letters and digits, the only form that
 * firestore.rules accepts.
 */
export function documentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
