import { palette } from 'brand/palette.ts'
import type { LeadMailModel } from './lead-mail-model.ts'
import { escapeHtml } from './visitor-text.ts'

/** The HTML part of a lead's mail: one table and inline styles, which Outlook and phones show alike. */
export function leadMailHtml({ title, path, sentAt, rows, links, note }: LeadMailModel): string {
  const { address, mailto, phone, whatsApp, answered } = links
  const buttons = [
    mailto && button(mailto, 'Answer by e-mail'),
    whatsApp && button(whatsApp, 'WhatsApp'),
    phone && button(`tel:${phone}`, `Call ${phone}`),
  ].filter(Boolean)
  return `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:${palette.paper};color:${palette.ink};font:16px/1.5 system-ui,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${title}</h1>
<table role="presentation" cellspacing="0" style="border-collapse:collapse;max-width:640px">
${rows.map(row).join('\n')}
${row({ label: 'Sent', value: sentAt })}
</table>
${buttons.length ? `<p style="margin:24px 0 0">${buttons.join(' ')}</p>` : ''}
${address ? '<p style="margin:16px 0 0">Or reply to this mail: your reply goes to the visitor.</p>' : ''}
${answered ? `<p style="margin:16px 0 0"><a href="${escapeHtml(answered)}" style="color:${palette.cobalt}">Answered? Note it here</a>, so that nobody answers twice and nobody is forgotten.</p>` : ''}
${note ? `<p style="margin:16px 0 0">${escapeHtml(note)}</p>` : ''}
<p style="margin:16px 0 0;font-size:13px;color:${palette.slate}">Lead ${escapeHtml(path)}</p>
</body>
</html>`
}

function row({ label, value }: { label: string; value: string }): string {
  return `<tr><th style="padding:6px 16px 6px 0;text-align:start;vertical-align:top;font-weight:600">${label}</th><td dir="auto" style="padding:6px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`
}

/** `href` has a fixed scheme, and the visitor's text in it is percent-encoded. */
function button(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:${palette.cobalt};color:${palette.white};text-decoration:none">${text}</a>`
}
