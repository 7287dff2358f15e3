import type { DeliveryKey } from '../delivery/delivery-record.ts'

/** Who mails leads to whom, and where the site is: configuration alone decides, never a lead. */
export type Addresses = {
  to: readonly string[]
  from: string
  /** The site's own address, without a slash at its end. */
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
  /** Base64 makes the size of the mail known before it is encoded. */
  textEncoding?: 'base64'
  html?: string
}

/** The headers that no lead has a part in but for its path; the same at every attempt. */
export function mailHeaders({ form, id }: DeliveryKey, { to, from }: Addresses) {
  return {
    messageId: `<${form}.${messageIdPart(id)}@${from.split('@').at(-1)}>`,
    from: { name: 'Website', address: from },
    to,
    // Keeps an out-of-office note of the agency's from going to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

export function withoutHtml({ html: _, ...mail }: Mail): Mail {
  return mail
}

/** An id as a visitor's browser draws it stands as it is; any other one is encoded and cut. */
function messageIdPart(id: string): string {
  return /^[\w-]{1,64}$/.test(id) ? id : Buffer.from(id).toString('base64url').slice(0, 64)
}
