// Reads YAML and checks it against a schema. Every mistake is reported in words, at its line.

import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { z } from 'zod'
import { didYouMean, type Report } from './report.ts'
import { checkWritten } from './yaml-written.ts'

type Path = readonly PropertyKey[]

/** The value of a YAML text; null after a mistake, which is reported. `above` counts the lines before the text. */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  report: Report,
  above = 0,
): z.infer<Schema> | null {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => above + Math.max(1, lines.linePos(offset).line)

  const written = text.split('\n')
  const reported = new Set<number>()
  for (const error of document.errors) {
    const line = lineOf(error, written, lines.linePos(opensAt(text, error)).line)
    if (!reported.has(line)) report(above + line, adviceOn(error, written[line - 1] ?? ''))
    reported.add(line)
  }
  if (document.errors.length > 0) return null
  checkWritten(text, document, (offset, advice) => {
    reported.add(lines.linePos(offset).line)
    report(lineAt(offset), advice)
  })
  if (reported.size > 0) return null

  const { success, data, error } = schema.safeParse(document.toJS())
  if (success) return data
  for (const issue of error.issues.flatMap(unpacked)) {
    for (const { path, key } of placesOf(issue)) {
      report(
        lineAt(offsetOf(document, path, key)),
        wordsFor(issue, key, writtenAt(document, path), schema),
      )
    }
  }
  return null
}

type Issue = z.core.$ZodIssue

/** For a union, the issues of the alternative that fits the kind of the written value, such as a list. */
function unpacked(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant =
    issue.errors.find((issues) => issues.every(({ path }) => path.length > 0)) ??
    issue.errors.find((issues) => issues.every(({ code }) => code === 'custom'))
  if (!meant) return [issue]
  return meant.flatMap((inner) => unpacked({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** An unknown field is reported at its key, so that each unknown field has a line of its own. */
function placesOf(issue: Issue): { path: Path; key: string | null }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, key: null }]
  return issue.keys.map((key) => ({ path: issue.path, key }))
}

/** A value with the text from which YAML read it: 26.5 and "26.500". */
type Written = { value: unknown; source: string }

function wordsFor(
  issue: Issue,
  unknown: string | null,
  { value, source }: Written,
  schema: z.ZodType,
): string {
  const name = nameOf(issue.path)
  if (unknown !== null) {
    const known = fieldsAt(schema, issue.path)
    return `'${unknown}' is not a field here.${didYouMean(unknown, known) || ` The fields are ${known.join(', ')}.`}`
  }
  if (value === undefined) return `${name} is missing. ${missingAdvice(issue)}`
  const written = typeof value === 'object' ? 'something else' : `'${source}'`
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map(String)
      const guess = didYouMean(String(value), values)
      const all =
        values.length <= 12
          ? ` It is one of: ${values.join(', ')}.`
          : ' web/src/content/pictures.ts has all names.'
      return `${name} is ${written}, which is not known.${guess || all}`
    }
    case 'invalid_type':
      if (value === null) return `${name} is empty. Write its value behind the colon.`
      if (issue.expected === 'number' || issue.expected === 'int') {
        return `${name} is ${written}, but must be a number. ${numberAdvice(source)}`
      }
      if (issue.expected === 'boolean')
        return `${name} is ${written}, but must be true or false. Write true for yes, and false for no.`
      if (issue.expected === 'array')
        return typeof value === 'object'
          ? `${name} must be a list. Begin each entry with '- ' on a line of its own.`
          : `${name} must be a list. Put it in square brackets: [${source}].`
      if (issue.expected === 'string') {
        if (typeof value === 'object')
          return `${name} must be a text, but YAML reads something else. A text with a colon needs quotes around it.`
        return `${name} is ${written}, which YAML reads as a ${typeof value}. Put quotes around it.`
      }
      return `${name} must have fields of its own, each on an indented line.`
    case 'invalid_union':
      return `${name} is ${written}. ${issue.message} ${/number/.test(issue.message) ? numberAdvice(source) : ''}`.trimEnd()
    case 'too_small':
      if (typeof value === 'string') return `${name} is empty. Write its text behind the colon.`
      if (typeof value === 'number')
        return `${name} is ${source}. Write a number of at least ${issue.inclusive ? issue.minimum : Number(issue.minimum) + 1}.`
      return `${name} has too few entries: it needs at least ${issue.minimum}.`
    case 'too_big':
      return `${name} is ${source}. Write a number of at most ${issue.maximum}.`
    case 'custom':
      return `${name}: ${issue.message}`
    default:
      return `${name} is ${written}: ${issue.message}.`
  }
}

/** What stands in the place of a missing field. */
function missingAdvice(issue: Issue): string {
  if (issue.code === 'invalid_value') return `Write one of: ${issue.values.map(String).join(', ')}.`
  const expected = issue.code === 'invalid_type' ? issue.expected : ''
  if (expected === 'number' || expected === 'int') return 'Add it with its number.'
  return 'Add it, even if only with a short text.'
}

function numberAdvice(written: string): string {
  const digits = written.replace(/[^\d]/g, '')
  return digits ? `Write digits only, without comma, sign or quotes: ${digits}.` : ''
}

/** "departures, entry 2, first". */
function nameOf(path: Path): string {
  if (path.length === 0) return 'The file'
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `'${String(part)}'`))
    .join(', ')
}

/** The names of the fields that the schema has at a path. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  type Node = {
    properties?: Record<string, Node>
    items?: Node
    anyOf?: Node[]
    additionalProperties?: Node
  }
  const step = (nodes: Node[], part: PropertyKey) =>
    nodes
      .flatMap((node) => [node, ...(node.anyOf ?? [])])
      .map((node) =>
        typeof part === 'number'
          ? node.items
          : (node.properties?.[String(part)] ?? node.additionalProperties),
      )
      .filter((node) => node !== undefined)
  const found = path.reduce(step, [z.toJSONSchema(schema, { io: 'input' }) as Node])
  return found
    .flatMap((node) => [node, ...(node.anyOf ?? [])])
    .flatMap(({ properties }) => Object.keys(properties ?? {}))
}

function writtenAt(document: Document, path: Path): Written {
  const node = path.length ? document.getIn(path, true) : document.contents
  if (isCollection(node)) return { value: node.toJSON(), source: '' }
  if (!isScalar(node)) return { value: undefined, source: '' }
  return { value: node.value, source: node.source ?? String(node.value) }
}

/** The offset of a field's key, of a list's entry, or of what contains them if they are missing. */
function offsetOf(document: Document, path: Path, key: string | null): number {
  for (let length = path.length; length >= 0; length--) {
    const parent = path.slice(0, length)
    const last = length === path.length ? key : path[length]
    const container = parent.length ? document.getIn(parent, true) : document.contents
    if (isMap(container) && last !== null && last !== undefined) {
      const pair = container.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === last,
      )
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0]
    }
    if (container && typeof container === 'object' && 'range' in container && container.range) {
      const field = path.at(-1)
      if (length === path.length && key === null && typeof field === 'string')
        return offsetOf(document, path.slice(0, -1), field)
      return (container as { range: [number, number, number] }).range[0]
    }
  }
  return 0
}

/** The offset of a mistake; for a missing quotation mark, the offset of the opening quotation mark. */
function opensAt(text: string, { code, message, pos: [offset] }: YAMLError): number {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return offset
  const opened = [...text.slice(0, offset).matchAll(/(?:^|[:-] )(["'])(?!.*\1\s*$)/gm)].at(-1)
  return opened?.index ?? offset
}

/** A line that is indented too far is read as a part of the line above, where the parser then reports it. */
function lineOf({ code }: YAMLError, written: readonly string[], line: number): number {
  const isAbove = code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY'
  return isAbove && indentOf(written[line]) % 2 === 1 ? line + 1 : line
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length
}

/** What an editor does about a line that is not YAML. */
function adviceOn({ code, message }: YAMLError, line: string): string {
  if (code === 'TAB_AS_INDENT' || line.startsWith('\t')) {
    return 'There is a tab before the text. Replace the tab by spaces: two for each level.'
  }
  if (code === 'BAD_INDENT' || code === 'BAD_COLLECTION_TYPE' || indentOf(line) % 2 === 1) {
    return 'The indent does not fit the lines above. Fields of one group begin in the same column.'
  }
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'This field stands twice. Delete one of the two lines.'
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'The line is not "field: value", or its indent is wrong, or its text has a colon and needs quotes around it.'
    case 'MISSING_CHAR':
      return 'A quotation mark or a bracket is opened, but not closed.'
    case 'BAD_SCALAR_START':
      return 'A text cannot begin with this sign. Put quotes around the text.'
    default:
      return `This is not valid YAML (${message}). Compare the line with the same line of another file.`
  }
}
