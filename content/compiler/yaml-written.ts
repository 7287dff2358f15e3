// YAML reads some texts as something other than what was written: it cuts a text at " #", and reads
// *x* as an alias. Each such place is reported, so that a page shows what stands in the file.

import { CST, Lexer } from 'yaml'

/** A mistake at an offset of the text. */
export type Finding = { offset: number; advice: string }

/** Signs and backslashes with a meaning in YAML, and comments behind a text. */
export function* writtenMistakes(text: string): Generator<Finding> {
  let offset = 0
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme) ?? ''
    // The lexer's own marks, which are not in the text.
    if (type === 'scalar' || type === 'doc-mode') continue
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset) + lexeme
    const written = type === 'comment' ? line : lexeme
    const advice = meanings.find(([types, sign]) => types.test(type) && sign.test(written))?.[2]
    const shortened = lexeme.length > 30 ? `${lexeme.slice(0, 30)}…` : lexeme
    if (advice) yield { offset, advice: advice.replace('…', () => shortened) }
    offset += lexeme.length
  }
}

/** The tokens with a meaning: their types, and signs in their text; for a comment, in its line. */
const meanings: readonly (readonly [types: RegExp, sign: RegExp, advice: string])[] = [
  [/anchor|alias|tag/, /^/, "YAML gives '…' a meaning of its own. Put quotes around the text."],
  [/directive|^doc-/, /^/, "YAML gives a line '…' a meaning of its own. Delete the line."],
  // After a text, " #" is mostly meant as text, and so is a line that begins with "#1".
  [/comment/, /^(?! *#(?!\S))/, "YAML cuts the line before '…'. Put quotes around the whole text."],
  [/double/, /\\[^"\\]/, 'A backslash in double quotes has a meaning in YAML. Use single ones.'],
]
