// A text of front matter or YAML: one paragraph of plain words. A page shows such a text as it is written, so signs of
// Markdown and HTML would be read by visitors.

import { z } from 'zod'

export const text = z.string().trim().min(1).superRefine(checkPlain)

// biome-ignore format: a table
const signs: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/\n/,                            'The text has several paragraphs. Delete the empty line, and begin a text of several lines with ">-".'],
  [/\*\*|(?<!\w)[*_](?=\S).*\S[*_](?!\w)/, 'Bold and italics are not shown here. Delete the asterisks or underscores.'],
  [/<\/?[a-z][^>]*>/i,              'HTML is not allowed. Write plain words.'],
  [/&(?:#\w+|[a-z]\w*);/i,         'A sign is written as a code, such as &nbsp;. Write the sign itself, or a space.'],
  [/\]\(|`/,                        'Links and code are not shown here. Write plain words.'],
  [/^#+ |^> |^\| /,                'Headings, notes and tables are not shown here. Write plain words.'],
]

function checkPlain(written: string, { addIssue }: z.RefinementCtx) {
  const found = signs.find(([sign]) => sign.test(written))
  if (found) addIssue({ code: 'custom', message: found[1] })
}
