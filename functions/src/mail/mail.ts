/** The mails' recipients, their sender and the site's address. They come from the configuration alone. */
export type Addresses = {
  to: readonly string[]
  from: string
  /** The site's address without a slash at its end. */
  site: string
}

export type Mail = {
  messageId: string
  from: { name: string; address: string }
  to: readonly string[]
  replyTo?: { name: string; address: string }
  subject: string
  headers: Record<string, string>
  text: string
  /** With base64 the size of a mail can be computed from its text. */
  textEncoding?: 'base64'
  html?: string
}

/** The headers that depend on the delivery's key and the configuration alone: the same at every attempt. */
export function mailHeaders({ form, id }: { form: string; id: string }, { to, from }: Addresses) {
  return {
    messageId: `<${form}.${messageIdPart(id)}@${from.split('@').at(-1)}>`,
    from: { name: 'Website', address: from },
    to,
    // Keeps automatic replies of the agency's mailbox from going to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

export function withoutHtml({ html: _, ...mail }: Mail): Mail {
  return mail
}

/** An id that a browser has generated is used unchanged; any other id is encoded and cut. */
function messageIdPart(id: string): string {
  return /^[\w-]{1,64}$/.test(id) ? id : Buffer.from(id).toString('base64url').slice(0, 64)
}
