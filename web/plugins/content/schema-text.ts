// The kinds of texts and numbers in front matter and YAML.

import { z } from 'zod'

/** An address or a key, which may have any sign. */
export const word = z.string().trim().min(1, { abort: true })

/** One paragraph of plain words. Visitors would read signs of Markdown and HTML, because a page shows it as written. */
export const text = word.superRefine((written, { addIssue }) => {
  const found = signs.find(([sign]) => sign.test(written))
  if (found) addIssue(found[1])
})

// biome-ignore format: a table
const signs: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/\n/,                            'The text has several paragraphs. Delete the empty line, and begin a text of several lines with ">-".'],
  [/\*\*|(?<!\w)[*_](?=\S).*\S[*_](?!\w)/, 'Bold and italics are not shown here. Delete the asterisks or underscores.'],
  [/<\/?[a-z][^>]*>/i,              'HTML is not allowed. Write plain words.'],
  [/&(?:#\w+|[a-z]\w*);/i,         'A sign is written as a code, such as &nbsp;. Write the sign itself, or a space.'],
  [/\]\(|`/,                        'Links and code are not shown here. Write plain words.'],
  [/^[“„«‘].*[”“»’]$/,               'The text stands in quotation marks, which would be shown. Delete them, or write straight ones.'],
  [/^#+ |^> |^\| /,                'Headings, notes and tables are not shown here. Write plain words.'],
]

/** A word of a certain form, such as a pattern; the advice follows the word. */
export const formed = (
  form: { test: (written: string) => boolean },
  advice: string | ((written: string) => string),
) =>
  word.refine((written) => form.test(written), {
    error: ({ input }) =>
      `'${input}' ${typeof advice === 'string' ? advice : advice(String(input))}`,
  })

const numberOf = (form: RegExp) => (least: number, most: number) =>
  formed(form, numberAdvice).transform(Number).pipe(z.number().min(least).max(most))

export const whole = numberOf(/^-?(0|[1-9]\d*)$/)
export const between = numberOf(/^-?(0|[1-9]\d*)(\.\d+)?$/)

function numberAdvice(written: string): string {
  const digits = written.replace(/\D/g, '')
  return `must be a number. Write digits only, without comma or sign${digits && `: ${digits}`}.`
}

/** A list that is not empty. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1)

/** Reports mistakes at fields of a value: reportAt(context)(['ons', 2, 'label'], 'These words stand twice.') */
export function reportAt({ addIssue }: z.RefinementCtx) {
  return (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
}
