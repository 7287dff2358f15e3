import type { Letter } from './letter.ts'

/** The mail in HTML that mail programs from Outlook to a phone's show alike: one table, inline styles. */
export function htmlPart(
  { title, lead, sentAt, rows, phone, note }: Letter,
  canReply: boolean,
): string {
  const links = phone
    ? [link(`tel:${phone}`, `Call ${phone}`), link(`https://wa.me/${phone.slice(1)}`, 'WhatsApp')]
    : []
  return `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#fbf6ec;color:#1a1b3a;font:16px/1.5 system-ui,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${title}</h1>
<table role="presentation" cellspacing="0" style="border-collapse:collapse;max-width:640px">
${rows.map(row).join('\n')}
${row({ label: 'Sent', value: sentAt })}
</table>
${links.length ? `<p style="margin:24px 0 0">${links.join(' ')}</p>` : ''}
${canReply ? '<p style="margin:16px 0 0">Reply to this mail to answer.</p>' : ''}
${note ? `<p style="margin:16px 0 0">${escapeHtml(note)}</p>` : ''}
<p style="margin:16px 0 0;font-size:13px;color:#5b5c78">Lead ${escapeHtml(lead)}</p>
</body>
</html>`
}

function row({ label, value }: { label: string; value: string }): string {
  return `<tr><th style="padding:6px 16px 6px 0;text-align:start;vertical-align:top;font-weight:600">${label}</th><td dir="auto" style="padding:6px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`
}

/** `href` is ours: digits of a cleaned number behind a fixed scheme. */
function link(href: string, text: string): string {
  return `<a href="${href}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:#2448b8;color:#ffffff;text-decoration:none">${text}</a>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
