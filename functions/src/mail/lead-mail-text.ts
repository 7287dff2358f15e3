import type { LeadMailModel } from './lead-mail-model.ts'

/** The text part of a lead's mail. Each line of a visitor's text is quoted, so that it cannot pass for ours. */
export function leadMailText({ title, path, sentAt, rows, links, note }: LeadMailModel): string {
  const { address, phone, answered } = links
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  return [
    title,
    '',
    ...rows.map(({ label, value, isLong }) =>
      isLong ? `${label}:\n${quoted(value)}` : `${label.padEnd(width)}${flat(value)}`,
    ),
    '',
    `${'Sent'.padEnd(width)}${sentAt}`,
    `${'Lead'.padEnd(width)}${path}`,
    '',
    ...(address ? ['Reply to this mail to answer: your reply goes to the visitor.'] : []),
    ...(note ? [note] : []),
    ...(phone ? [`Call       tel:${phone}`, `WhatsApp   https://wa.me/${phone.slice(1)}`] : []),
    ...(answered ? [`Answered?  ${answered}`] : []),
    '',
  ].join('\n')
}

function quoted(value: string): string {
  return value
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')
}

function flat(value: string): string {
  return value.replace(/[\n\r\u0085\u2028\u2029]+/g, ' ')
}
