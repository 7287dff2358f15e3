export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/** Eighty random bits as twenty letters and digits; the rules accept no others. */
export function documentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
