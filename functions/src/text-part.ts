import type { Letter } from './letter.ts'

/** The mail for a reader without HTML. A visitor's line breaks are quoted, so that none looks like ours. */
export function textPart(
  { title, lead, sentAt, rows, phone, note }: Letter,
  canReply: boolean,
): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  return [
    title,
    '',
    ...rows.map(({ label, value, long }) =>
      long ? `${label}:\n${quoted(value)}` : `${label.padEnd(width)}${flat(value)}`,
    ),
    '',
    `${'Sent'.padEnd(width)}${sentAt}`,
    `${'Lead'.padEnd(width)}${lead}`,
    '',
    ...(canReply ? ['Reply to this mail to answer.'] : []),
    ...(note ? [note] : []),
    ...(phone ? [`Call      tel:${phone}`, `WhatsApp  https://wa.me/${phone.slice(1)}`] : []),
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
