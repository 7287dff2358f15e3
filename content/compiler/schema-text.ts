// The kinds of texts and numbers in front matter and YAML.

import { z } from 'zod'

/** A text that is not empty, without the spaces around it; the other kinds build on it. */
export const nonEmpty = z.string().trim().min(1, { abort: true })

/** One paragraph of plain text, which a page shows as it is written. */
export const text = nonEmpty.superRefine((written, { addIssue }) => {
  const found = markup.find(([pattern]) => pattern.test(written))
  if (found) addIssue(found[1])
})

// biome-ignore format: a table
const markup: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\n/,                'The text has paragraphs or uneven indents. Begin a long text with ">-".'],
  [/\*\*|(?<!\w)[*_](?=\S).*\S[*_](?!\w)/, 'Bold and italics are not shown here.'],
  [/^[“„«‘].*[”“»’]$/,  'The text stands in quotation marks, which would be shown. Delete them.'],
  [/^#+ |^> |^\| /,     'Headings, notes and tables are not shown here. Write plain words.'],
]

/** A text that may name facts in braces, such as {nights}; `advice` lists the names. */
export const textWithFacts = (names: RegExp, advice: string) =>
  text.superRefine((written, { addIssue }) => {
    for (const [brace, name = ''] of written.matchAll(/\{([^{}]*)\}|\{[^{}]*|\}/g))
      if (!names.test(name))
        addIssue(`'${brace}' is no fact, or a brace is missing. Write ${advice}.`)
  })

/** A text with its facts in place of the braces. */
export const withFacts = (written: string, facts: Readonly<Record<string, string>>) =>
  written.replace(/\{(\w+)\}/g, (_, name) => facts[name]!)

const numberOf = (form: RegExp) => (least: number, most: number) =>
  nonEmpty
    .regex(form, { error: ({ input }) => numberAdvice(String(input)) })
    .transform(Number)
    .pipe(z.number().min(least).max(most))

export const whole = numberOf(/^-?(0|[1-9]\d*)$/)
export const decimal = numberOf(/^-?(0|[1-9]\d*)(\.\d+)?$/)

function numberAdvice(written: string): string {
  // No digits are proposed for 12.5 and 1:45, because 125 and 145 would be other numbers.
  const digits = /\d[.,]\d{1,2}(?!\d)|\d[^\d., ]+\d/.test(written) ? '' : written.replace(/\D/g, '')
  return `Write a number: digits only, without comma or currency${digits && `: ${digits}`}.`
}

/** One of the names that another file has. */
export const nameIn = <Name extends string>(file: string, names: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(names) as Name[]).describe(`the names in ${file}`)

/** A list that is not empty. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'The list is empty. Write an entry, or delete the field.')

/** The indexes of words that stand earlier in the list, too. */
export const repeated = (words: readonly string[]) =>
  [...words.keys()].filter((index) => words.indexOf(words[index]!) < index)
