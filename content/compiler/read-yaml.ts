// Reads YAML and checks it against a schema. YAML's "failsafe" schema reads each value as the text
// that is written; schema-text.ts reads the numbers, so that 0o17 is no number.

import { type Document, isMap, isNode, isScalar, parseDocument, type YAMLError } from 'yaml'
import { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'
import type { Report, ReportAt } from './mistakes.ts'
import { type Finding, writtenMistakes } from './yaml-written.ts'

type Path = readonly PropertyKey[]

/** The value of a text; null after a mistake, which is reported. `above`: the lines before it. */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  report: Report,
  above = 0,
): { value: z.infer<Schema>; reportAt: ReportAt } | null {
  const document = parseDocument(text, { prettyErrors: false, schema: 'failsafe' })
  const lineAt = (offset: number) => above + text.slice(0, offset).split('\n').length
  const reportAt: ReportAt = (path, ...texts) => report(lineAt(offsetOf(document, path)), ...texts)
  const mistakes = document.errors.length
    ? document.errors.map((error) => syntaxMistake(text, error))
    : [...writtenMistakes(text)]
  // The first mistake of a line is often the cause of the others.
  const first = new Map(mistakes.toReversed().map(({ offset, advice }) => [lineAt(offset), advice]))
  for (const [line, advice] of first) report(line, advice)
  if (first.size) return null

  const options = { error: adviceFor, reportInput: true }
  const { success, data, error } = schema.safeParse(document.toJS(), options)
  if (success) return { value: data, reportAt }
  for (const { code, input, path, message } of error.issues.flatMap(unpacked)) {
    const written = code === 'invalid_format' ? ` is '${input}'.` : ':'
    reportAt(path, `${nameOf(path)}${written} ${message}`)
  }
  return null
}

/** What is wrong with a value, and what to do, if the schema has no message of its own. */
const adviceFor: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst } = issue
  if (code === 'unrecognized_keys' && inst instanceof z.ZodObject) {
    const known = Object.keys(inst.shape)
    const fields = ` The fields are ${known.join(', ')}.`
    const unknown = (key: string) =>
      /\d/.test(key) ? COMMA : `This is not a field here.${didYouMean(key, known, fields)}`
    // `unpacked` makes each line a message.
    return issue.keys.map(unknown).join('\n')
  }
  const values = code === 'invalid_value' ? issue.values.map(String) : []
  const isLong = values.length > 12 && inst instanceof z.ZodType
  const oneOf = isLong ? inst.description : values.join(', ')
  if (input === undefined) return `The field is missing. ${oneOf ? `Write one of: ${oneOf}` : ADD}.`
  const written = typeof input === 'object' ? '…' : String(input)
  if (written.trim() === '') return 'The field is empty. Write its value behind the colon.'
  switch (code) {
    case 'invalid_value':
      return `'${written}' is not known.${didYouMean(written, values, ` It is one of: ${oneOf}.`)}`
    case 'invalid_type':
      if (issue.expected === 'string')
        return 'This must be a text. A text with a colon needs quotes around it.'
      if (issue.expected !== 'array')
        return 'This must have fields of its own, each on an indented line.'
      return `This must be a list. Begin each line with '- ', or write [${written}].`
    case 'invalid_key':
      return issue.issues[0]?.message
    case 'too_small':
      return `Write at least ${issue.minimum}.`
    case 'too_big':
      return `Write at most ${issue.maximum}.`
  }
}

const ADD = 'Add it as in another entry or file'
const COMMA = 'A comma ends a value. Write numbers without it, and put quotes around a text.'

/** An issue for each unknown field. */
function unpacked(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.message
    .split('\n')
    .map((message, index) => ({ ...issue, message, path: [...issue.path, issue.keys[index]!] }))
}

/** "'departures', entry 2, 'first'". */
function nameOf(path: Path): string {
  const nameOfPart = (part: PropertyKey) =>
    typeof part === 'number' ? `entry ${part + 1}` : `'${String(part)}'`
  return path.map(nameOfPart).join(', ') || 'The file'
}

/** The offset of a field's key or of a list's entry; for a missing field or entry, of its parent. */
function offsetOf(document: Document, path: Path): number {
  const parent = document.getIn(path.slice(0, -1), true)
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : []
  const key = keys.find((each) => isScalar(each) && each.value === path.at(-1))
  const nodes = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true))
  const found = [key, ...nodes, document.contents].find((node) => isNode(node) && node.range)
  return isNode(found) ? found.range![0] : 0
}

/** What an editor does about a line that is not YAML. An unclosed sign is reported at its line. */
function syntaxMistake(text: string, { code, message, pos: [start] }: YAMLError): Finding {
  const [, quote, bracket] = /closing (["'])|end with a ([\]}])/.exec(message) ?? []
  const quotes = quote ? [...text.slice(0, start).matchAll(UNCLOSED_QUOTE)] : []
  const bracketAt = bracket ? text.lastIndexOf(bracket === '}' ? '{' : '[', start - 1) : start
  const opened = quotes.at(-1)?.index ?? bracketAt
  if (quote || bracket) return { offset: opened, advice: UNCLOSED }
  const next = text.indexOf('\n', opened) + 1
  // A line that is indented too far is read as a part of the line above.
  const isNext = code.endsWith('_IMPLICIT_KEY') && hasOddIndent(text.slice(next))
  const offset = isNext ? next : opened
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  const invalid = `This line cannot be read (${message}). Compare its commas, brackets and quotation marks with another file.`
  return { offset, advice: hasOddIndent(line) ? INDENT : (advices[code] ?? invalid) }
}

const UNCLOSED_QUOTE = /(?:^|[:-] )(["'])(?!.*\1\s*$)/gm

/** Whether a text begins with an odd number of spaces. */
const hasOddIndent = (text: string) => (/^ */.exec(text)?.[0].length ?? 0) % 2 === 1

const INDENT = 'The indent does not fit the lines above. Fields of a group begin in one column.'
const UNCLOSED = 'A quotation mark or a bracket is opened, but not closed.'
const NO_FIELD =
  'The line is not "field: value", or its indent is wrong, or its text has a colon without quotes.'

// biome-ignore format: a table
const advices: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_INDENT:             INDENT,
  BAD_COLLECTION_TYPE:    INDENT,
  DUPLICATE_KEY:          'This field stands twice. Delete one of the two.',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  BLOCK_AS_IMPLICIT_KEY:  NO_FIELD,
  BAD_SCALAR_START:       'A text cannot begin with this sign. Put quotes around the text.',
}
