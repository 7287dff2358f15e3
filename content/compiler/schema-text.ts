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
  [/\n/,                'The text has several paragraphs. Begin a long text with ">-".'],
  [/\*\*|(?<!\w)[*_](?=\S).*\S[*_](?!\w)/, 'Bold and italics are not shown here.'],
  [/^[“„«‘].*[”“»’]$/,  'The text stands in quotation marks, which would be shown. Delete them.'],
  [/^#+ |^> |^\| /,     'Headings, notes and tables are not shown here. Write plain words.'],
]

/** A text that `form` accepts. The message is the text in quotes, then the advice. */
export const formed = (
  form: { test: (written: string) => boolean },
  advice: string | ((written: string) => string),
) =>
  nonEmpty.refine((written) => form.test(written), {
    error: ({ input }) =>
      `'${input}' ${typeof advice === 'string' ? advice : advice(String(input))}`,
  })

const numberOf = (form: RegExp) => (least: number, most: number) =>
  formed(form, numberAdvice).transform(Number).pipe(z.number().min(least).max(most))

export const whole = numberOf(/^-?(0|[1-9]\d*)$/)
export const decimal = numberOf(/^-?(0|[1-9]\d*)(\.\d+)?$/)

function numberAdvice(written: string): string {
  // No digits are proposed for 12.5, because 125 would be another number.
  const digits = /\d[.,]\d{1,2}(?!\d)/.test(written) ? '' : written.replace(/\D/g, '')
  return `must be a number. Write digits only, without comma or currency${digits && `: ${digits}`}.`
}

/** A list that is not empty. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1)

/** Reports a mistake at a field: issueAt(context)(['ons', 2, 'label'], 'Change one.') */
export function issueAt({ addIssue }: z.RefinementCtx) {
  return (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
}
