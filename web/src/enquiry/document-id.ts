const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The largest multiple of 62 in a byte; above it the first letters would come up more often. */
const FAIR = 62 * Math.floor(256 / 62)

export const DOCUMENT_ID = /^[A-Za-z0-9]{20}$/

/** Twenty random letters and digits, like Firestore's own ids; the rules accept no others. */
export function documentId(random: (bytes: Uint8Array<ArrayBuffer>) => void = fill): string {
  const bytes = new Uint8Array(new ArrayBuffer(40))
  let id = ''
  while (id.length < 20) {
    random(bytes)
    for (const byte of bytes) {
      if (byte < FAIR && id.length < 20) id += LETTERS[byte % 62]
    }
  }
  return id
}

function fill(bytes: Uint8Array<ArrayBuffer>) {
  crypto.getRandomValues(bytes)
}
