// The answers of before-you-book.yaml, with facts of other files; an answer with a question is hidden.

import { z } from 'zod'
import { list, text, textWithFacts, withFacts } from './schema-text.ts'

type Sources = {
  agency: { phone: { shown: string }; openingHours: string }
  prices: { gstPercent: number; depositText: string }
}

const answer = textWithFacts(
  /^(gst|deposit|phone|hours|open: .+)$/,
  '{gst}, {deposit}, {phone}, {hours}, or {open: a question}',
)

export const bookingEntries = list(z.strictObject({ title: text, answers: list(answer) }))

/** The topics with the answers that are shown. */
export function bookingTopics(
  entries: z.infer<typeof bookingEntries>,
  { agency, prices }: Sources,
) {
  const facts = {
    gst: String(prices.gstPercent),
    deposit: prices.depositText,
    phone: agency.phone.shown,
    hours: agency.openingHours,
  }
  return entries.map(({ title, answers }) => {
    const shown = answers.filter((written) => !written.includes('{open: '))
    return {
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      paragraphs: shown.map((written) => withFacts(written, facts)),
      isOpen: shown.length < answers.length,
    }
  })
}
