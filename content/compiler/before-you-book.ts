// The answers of before-you-book.yaml: fields, which answers are shown, and how blanks are filled.

import { z } from 'zod'
import { issueAt, list, text } from './schema-text.ts'

const OPEN = 'open: '

/** A blank that stands in no text: the agency agrees to the answer as a whole. */
const AGREED = 'agreed'

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

const answer = z
  .strictObject({
    text,
    // Words for the text; a question that begins with "open: " hides the text.
    blanks: z.record(z.string().regex(/^\w+$/, 'Write one word'), text).optional(),
  })
  .superRefine(({ text, blanks = {} }, context) => {
    const report = issueAt(context)
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const known = `{${Object.keys(facts).join('}, {')}}`
    if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
      report(['text'], 'A brace is opened and not closed, or has several words.')
    for (const name of named)
      if (!(name in blanks || name in facts))
        report(['text'], `{${name}} is not below 'blanks'. Add it there, or write ${known}.`)
    for (const [name, words] of Object.entries(blanks)) {
      if (name !== AGREED && !named.includes(name))
        report(['blanks', name], `The text has no {${name}}. Write it there, or delete the blank.`)
      if (name === AGREED && words !== 'yes' && !words.startsWith(OPEN))
        report(['blanks', name], `'${words}' is no answer. Write yes, or leave the question open.`)
    }
  })

export const bookingEntries = list(z.strictObject({ title: text, answers: list(answer) }))

/** The topics with the answers whose blanks are all filled. */
export function bookingTopics(entries: z.infer<typeof bookingEntries>, yaml: Sources) {
  return entries.map(({ title, answers }) => {
    const filled = answers.filter(
      ({ blanks = {} }) => !Object.values(blanks).some((words) => words.startsWith(OPEN)),
    )
    return {
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      paragraphs: filled.map(({ text, blanks = {} }) =>
        text.replace(/\{(\w+)\}/g, (_, name) => blanks[name] ?? facts[name]!(yaml)),
      ),
      isOpen: filled.length < answers.length,
    }
  })
}
