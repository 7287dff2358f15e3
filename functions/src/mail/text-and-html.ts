// The text part and the HTML part of a mail. Both are made of the same lines.

import { palette } from 'brand/palette.ts'

export type Link = { text: string; href: string }
export type Line = string | Link

/** Lines of a text part. A link is without the message that it prepares. */
export function textOf(lines: readonly Line[]): string {
  return lines
    .map((line) => (typeof line === 'string' ? line : `${line.text}  ${line.href.split('?')[0]}`))
    .join('\n')
}

/** A paragraph of an HTML part. */
export function htmlOf(lines: readonly Line[]): string {
  const style = `color:${palette.cobalt}`
  const texts = lines.map((line) =>
    typeof line === 'string' ? escapeHtml(line) : anchor(line, style),
  )
  return `<p style="max-width:640px;margin:16px 0 0">${texts.join('<br>')}</p>`
}

export function buttonsOf(links: readonly Link[]): string {
  const style = `display:inline-block;margin:16px 8px 0 0;padding:10px 16px;border-radius:6px;background:${palette.cobalt};color:${palette.white};text-decoration:none`
  return links.map((link) => anchor(link, style)).join(' ')
}

function anchor({ text, href }: Link, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(text)}</a>`
}

/** An HTML part with inline styles, which Outlook and phones show alike. */
export function htmlPage(title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:${palette.paper};color:${palette.ink};font:16px/1.5 system-ui,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${title}</h1>
${parts.join('\n')}
</body>
</html>`
}

const ENTITY: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&${ENTITY[character]};`)
}

/** `1 lead`, `2 leads`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** The date and time in India, for staff: `3 Apr 2027, 9:00 am IST`. */
export function indianTime(date: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' } as const
  return `${date.toLocaleString('en-IN', options)} IST`
}
