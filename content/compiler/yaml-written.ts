// YAML reads some texts as something other than what was written: it cuts a text at " #", and reads *x* as an alias.
// Each such place is reported, so that what is published is what stands in the file.

import { CST, Lexer } from 'yaml'

/** A mistake at an offset of the text. */
export type Finding = { offset: number; advice: string }

/** Finds signs and backslashes with a meaning in YAML, and comments that are not on a line of their own. */
export function* writtenMistakes(text: string): Generator<Finding> {
  let line = ''
  let offset = 0
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme)
    // The lexer's own marks, which are not in the text.
    if (type === 'scalar' || type === 'doc-mode') continue
    const cuts = line.trim() || /^#\S/.test(lexeme)
    const advice = type === 'comment' ? cuts && COMMENT : type && adviceByToken[type]
    const shortened = lexeme.length > 30 ? `${lexeme.slice(0, 30)}…` : lexeme
    if (advice) yield { offset, advice: advice.replace('…', shortened) }
    if (type === 'double-quoted-scalar' && /\\[^"\\]/.test(lexeme))
      yield { offset, advice: BACKSLASH }
    offset += lexeme.length
    line = lexeme.includes('\n') ? lexeme.slice(lexeme.lastIndexOf('\n') + 1) : line + lexeme
  }
}

const BACKSLASH =
  'A backslash in double quotes has a meaning in YAML. Use single quotes, or delete the backslash.'

/** After a text, " #" is mostly meant as a part of the text, and so is a line that begins with "#1". */
const COMMENT =
  "YAML cuts the line before '…'. Put quotes around the whole text; a comment stands on a line of its own."

const MEANING = "YAML gives '…' a meaning of its own. Put quotes around the text."

const adviceByToken: Readonly<Record<string, string>> = {
  anchor: MEANING,
  alias: MEANING,
  tag: MEANING,
  'directive-line': "A line cannot begin with '%'. Delete the line.",
  'doc-start': "A line '---' ends the file for YAML. Delete the line.",
  'doc-end': "A line '...' ends the file for YAML. Delete the line.",
}
