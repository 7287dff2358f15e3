export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/**
 * A document id: eighty random bits as twenty hexadecimal digits. firestore.rules accept ids of
 * twenty letters and digits only.
 */
export function documentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
