// The answers of before-you-book.yaml, with facts of other files; an answer with a question is hidden.

import { z } from 'zod'
import { list, text } from './schema-text.ts'

type Sources = {
  agency: { phone: { shown: string }; openingHours: string }
  prices: { gstPercent: number; depositText: string }
}

/** The facts of other files, by their names in braces. */
const facts: Readonly<Record<string, (yaml: Sources) => string>> = {
  gst: ({ prices }) => String(prices.gstPercent),
  deposit: ({ prices }) => prices.depositText,
  phone: ({ agency }) => agency.phone.shown,
  hours: ({ agency }) => agency.openingHours,
}

const FACT = /\{(\w+)\}/g

const answer = text.superRefine((written, { addIssue }) => {
  const known = `{${Object.keys(facts).join('}, {')}}`
  for (const [brace, name = ''] of written.matchAll(FACT))
    if (!(name in facts)) addIssue(`${brace} is no fact. Write ${known}, or {open: a question}.`)
  if (/[{}]/.test(written.replace(/\{(?:open: [^{}]+|\w+)\}/g, '')))
    addIssue('A brace is opened and not closed, or has several words.')
})

export const bookingEntries = list(z.strictObject({ title: text, answers: list(answer) }))

/** The topics with the answers that are shown. */
export function bookingTopics(entries: z.infer<typeof bookingEntries>, yaml: Sources) {
  return entries.map(({ title, answers }) => {
    const shown = answers.filter((written) => !written.includes('{open: '))
    return {
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      paragraphs: shown.map((written) => written.replace(FACT, (_, name) => facts[name]!(yaml))),
      isOpen: shown.length < answers.length,
    }
  })
}
