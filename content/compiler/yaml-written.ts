// YAML reads some texts as something other than what was written: it cuts a text at " #", and reads
// *x* as an alias. Each such place is reported, so that a page shows what stands in the file.

import { CST, Lexer } from 'yaml'

/** A mistake at an offset of the text. */
export type Finding = { offset: number; advice: string }

/** Signs and backslashes with a meaning in YAML, and comments behind a text. */
export function* writtenMistakes(text: string): Generator<Finding> {
  let offset = 0
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme)
    // The lexer's own marks, which are not in the text.
    if (type === 'scalar' || type === 'doc-mode') continue
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
    const isOwnLine = line.trim() === '' && !/^#\S/.test(lexeme)
    const advice = type === 'comment' && isOwnLine ? null : adviceByToken[type ?? '']
    const shortened = lexeme.length > 30 ? `${lexeme.slice(0, 30)}…` : lexeme
    if (advice) yield { offset, advice: advice.replace('…', () => shortened) }
    if (type === 'double-quoted-scalar' && /\\[^"\\]/.test(lexeme))
      yield {
        offset,
        advice: 'A backslash in double quotes has a meaning in YAML. Use single ones.',
      }
    offset += lexeme.length
  }
}

const MEANING = "YAML gives '…' a meaning of its own. Put quotes around the text."
const MEANING_OF_LINE = "YAML gives a line '…' a meaning of its own. Delete the line."

const adviceByToken: Readonly<Record<string, string>> = {
  anchor: MEANING,
  alias: MEANING,
  tag: MEANING,
  'directive-line': MEANING_OF_LINE,
  'doc-start': MEANING_OF_LINE,
  'doc-end': MEANING_OF_LINE,
  // After a text, " #" is mostly meant as text, and so is a line that begins with "#1".
  comment: "YAML cuts the line before '…'. Put quotes around the whole text.",
}
