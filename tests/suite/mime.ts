// A small MIME reader for the messages that nodemailer writes.

/** The header lines of a raw message, unfolded, in their order. */
export function headerLines(message: string): string[] {
  const [head = ''] = message.split('\n\n', 1)
  return head.replace(/\n[ \t]+/g, ' ').split('\n')
}

/** The first header of this name, still encoded. */
export function headerOf(message: string, name: string): string | undefined {
  const start = `${name.toLowerCase()}:`
  const line = headerLines(message).find((one) => one.toLowerCase().startsWith(start))
  return line?.slice(start.length).trim()
}

/** A header with its encoded words (RFC 2047) decoded, as a mail program shows it. */
export function decodedHeader(message: string, name: string): string {
  const joined = (headerOf(message, name) ?? '').replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?[\w-]+\?([QB])\?([^?]*)\?=/gi, (_, encoding, text) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : fromQuotedPrintable(text.replaceAll('_', ' ')),
  )
}

export function plainTextOf(message: string): string {
  return partOf(message, 'text/plain')
}

export function htmlOf(message: string): string {
  return partOf(message, 'text/html')
}

/** The decoded part of this type; empty when the message has none. */
function partOf(message: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1]
  const parts = boundary ? message.split(`--${boundary}`) : [message]
  const part = parts.map((raw) => raw.replace(/^\n/, '')).find((raw) => hasType(raw, type)) ?? ''
  const body = part.slice(part.indexOf('\n\n') + 2)
  switch (/^Content-Transfer-Encoding: (\S+)/im.exec(part)?.[1]) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable':
      return fromQuotedPrintable(body)
    default:
      return body
  }
}

function hasType(part: string, type: string): boolean {
  return headerLines(part).some((line) => line.toLowerCase().startsWith(`content-type: ${type}`))
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number(`0x${hex}`)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
