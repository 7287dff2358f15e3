// The answers of before-you-book.yaml: their fields, which of them are shown, and with what in their blanks.

import { z } from 'zod'
import { text } from './schema-text.ts'

const OPEN = 'open: '

/** A blank that stands in no text: the agency agrees to the answer as a whole. */
const AGREED = 'agreed'

type Sources = {
  'agency.yaml': { phone: { shown: string }; openingHours: string }
  'prices.yaml': { gstPercent: number; depositText: string }
}

/** What other files know, by the names in braces. */
const facts: Readonly<Record<string, (yaml: Sources) => string>> = {
  gst: (yaml) => String(yaml['prices.yaml'].gstPercent),
  deposit: (yaml) => yaml['prices.yaml'].depositText,
  phone: (yaml) => yaml['agency.yaml'].phone.shown,
  hours: (yaml) => yaml['agency.yaml'].openingHours,
}

const answer = z
  .strictObject({
    text: text.describe('With the names of its blanks in braces'),
    blanks: z
      .record(z.string().regex(/^\w+$/, 'Write one word'), text)
      .optional()
      .describe('Words for the text; a question that begins with "open: " hides the text'),
  })
  .superRefine(({ text, blanks = {} }, { addIssue }) => {
    const report = (path: string[], message: string) => addIssue({ code: 'custom', path, message })
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
      report(['text'], 'A brace is opened and not closed, or has several words.')
    for (const name of named.filter((each) => !(each in blanks) && !(each in facts)))
      report(
        ['text'],
        `{${name}} is not below 'blanks'. Add it there, or write {${Object.keys(facts).join('}, {')}}.`,
      )
    for (const [name, words] of Object.entries(blanks)) {
      if (name !== AGREED && !named.includes(name))
        report(['blanks', name], `The text has no {${name}}. Write it there, or delete the blank.`)
      if (name === AGREED && words !== 'yes' && !words.startsWith(OPEN))
        report(['blanks', name], `'${words}' is no answer. Write yes, or leave the question open.`)
    }
  })

export const bookingEntries = z
  .array(z.strictObject({ title: text, answers: z.array(answer).min(1) }))
  .min(1)

/** The entries with the answers whose blanks are all filled; an entry without such an answer is left out. */
export function bookingSections(
  yaml: Sources & { 'before-you-book.yaml': z.infer<typeof bookingEntries> },
): { title: string; paragraphs: string[] }[] {
  const filled = yaml['before-you-book.yaml'].map(({ title, answers }) => ({
    title,
    paragraphs: answers
      .filter(({ blanks = {} }) => !Object.values(blanks).some((words) => words.startsWith(OPEN)))
      .map(({ text, blanks = {} }) =>
        text.replace(/\{(\w+)\}/g, (_, name) => blanks[name] ?? facts[name]!(yaml)),
      ),
  }))
  return filled.filter(({ paragraphs }) => paragraphs.length > 0)
}
