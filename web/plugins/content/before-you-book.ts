// The answers of before-you-book.yaml: which are shown, and with what in their blanks.

import type { Report } from './report.ts'
import type { YamlContent } from './schema.ts'

type Entries = YamlContent['before-you-book.yaml']
type Sources = Pick<YamlContent, 'agency.yaml' | 'prices.yaml'>
type Section = { title: string; paragraphs: string[] }

const OPEN = 'open: '

/** A blank that stands in no text: the agency agrees to the answer as a whole. */
const AGREED = 'agreed'

/** What other files know, by the names in braces. */
function factsOf({ 'agency.yaml': agency, 'prices.yaml': prices }: Sources) {
  return {
    gst: String(prices.gstPercent),
    deposit: prices.depositText,
    phone: agency.phone.shown,
    hours: agency.openingHours,
  }
}

/** The entries with the answers whose blanks are all filled; an entry without such an answer is left out. */
export function bookingSections(entries: Entries, sources: Sources): Section[] {
  const facts: Readonly<Record<string, string>> = factsOf(sources)
  const filled = entries.map(({ title, answers }) => ({
    title,
    paragraphs: answers
      .filter(({ blanks = {} }) => !Object.values(blanks).some((words) => words.startsWith(OPEN)))
      .map(({ text, blanks = {} }) =>
        text.replace(/\{(\w+)\}/g, (written, name) => blanks[name] ?? facts[name] ?? written),
      ),
  }))
  return filled.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Reports braces without a blank, and blanks that no text has. */
export function checkBooking(entries: Entries, sources: Sources, source: string, report: Report) {
  const facts = factsOf(sources)
  const lineOf = (words: string) =>
    source.split('\n').findIndex((line) => line.includes(words)) + 1 || 1
  for (const { text, blanks = {} } of entries.flatMap(({ answers }) => answers)) {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
      report(lineOf(text.slice(0, 20)), 'A brace is opened and not closed, or has several words.')
    for (const name of named) {
      if (!(name in blanks) && !(name in facts))
        report(
          lineOf(`{${name}`),
          `{${name}} is not below 'blanks:'. Add it there, or write ${Object.keys(facts)
            .map((fact) => `{${fact}}`)
            .join(', ')}.`,
        )
    }
    for (const [name, words] of Object.entries(blanks)) {
      if (name !== AGREED && !named.includes(name))
        report(lineOf(words), `The text has no {${name}}. Write it there, or delete the blank.`)
      if (name === AGREED && words !== 'yes' && !words.startsWith(OPEN))
        report(
          lineOf(`${AGREED}: ${words}`),
          `'${AGREED}' is '${words}'. Write yes, or leave the question open.`,
        )
    }
  }
}
