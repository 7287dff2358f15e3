// Checks the lines of all content files for conflict markers, for characters that were read wrongly,
// are invisible or of another alphabet, and for signs of Markdown and HTML that a page would show.

import { isUtf8 } from 'node:buffer'
import type { Report } from './mistakes.ts'

/** Reports the first rule that each line breaks. */
export function checkText(text: string, report: Report) {
  for (const [index, line] of text.split('\n').entries()) {
    // No page shows a comment of YAML, which may have `code`.
    for (const [find, advice] of /^ *# /.test(line) ? rules : [...rules, ...rulesOfShownText]) {
      const match = find(line)
      if (!match) continue
      // By these words an editor finds a character that nobody sees.
      const before = line.slice(0, match.index).trimEnd().split(' ').slice(-2).join(' ')
      const place = before ? `behind '${before}'` : 'at the start of the line'
      const placed = advice.replace('{place}', () => place)
      const mistake = placed.replace('{found}', () => `'${match[0].trim()}'`)
      report(index + 1, mistake)
      break
    }
  }
}

type Match = { 0: string; index: number } | undefined | null
type Rule = readonly [find: (line: string) => Match, advice: string]

/** Windows-1252 from 0x80 to 0x9F; below and above, it equals Latin-1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9dž\u0178'

const bytes = Uint8Array.from(Array(256).keys())

/** The byte of each character in the encodings as which programs misread UTF-8. */
const misreadings = [
  // Node 20 decodes windows-1252 as Latin-1: https://github.com/nodejs/node/issues/56542
  String.fromCharCode(...bytes).replace(/[\x80-\x9f]+/, WINDOWS_1252),
  new TextDecoder('windows-1250').decode(bytes),
  new TextDecoder('macintosh').decode(bytes),
].map((characters) => new Map([...characters].map((character, byte) => [character, byte])))

/** A letter before a quotation mark, a dash or dots, as in "CAFÉ”", is seldom misread text. */
const AS_WRITTEN = /^[^ÂÃ][‘’“”–—…]$/

/** Two to four characters that were one in UTF-8: "Ã©" for "é", "â‚¹" for "₹". */
function misread(line: string): Match {
  for (const byteOf of misreadings)
    for (const run of [/(?=([^\0-\x7F]{2}))/gu, /(?=([^\0-\x7F]{3}))/gu, /(?=([^\0-\x7F]{4}))/gu])
      for (const { 1: read = '', index } of line.matchAll(run)) {
        const written = Uint8Array.from(read, (letter) => byteOf.get(letter) ?? 0xff)
        if (isUtf8(written) && !AS_WRITTEN.test(read)) return { 0: read, index }
      }
}

/** Characters that nobody sees, except the space, the tab, and joiners in Devanagari and emoji. */
const INVISIBLE =
  /(?![ \t])(?!(?<=[\p{sc=Deva}\p{ExtPict}\p{EMod}\p{VS}])[\p{Join_C}\p{VS}])[\p{Cc}\p{Cf}\p{Z}\p{DI}]/u

const sign = (pattern: RegExp) => (line: string) => pattern.exec(line)

const ENCODING = 'Type the character again, and save the file with the encoding UTF-8.'

// biome-ignore format: a table
const rules: readonly Rule[] = [
  [sign(/^\s*\t/),    'There is a tab before the text. Replace the tab by spaces: two for each level.'],
  [sign(/^(?:<{4,}|\|{4,}|>{4,}|={4,})(?: |$)/),
                      'This line is left from a merge of two versions. Keep one of the two.'],
  [sign(/\uFFFD|\0/), `A character cannot be read {place}. ${ENCODING}`],
  [misread,           `{found} is a character that was read wrongly. ${ENCODING}`],
  // Chinese letters and frames are also what UTF-8 becomes in GBK and DOS.
  [sign(/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\u2500-\u259F]/u),
                      '{found} is a letter of another alphabet {place}. Type it again.'],
  [sign(INVISIBLE),   'There is an invisible character {place}. Delete it.'],
]

const rulesOfShownText = [
  // [!NOTE], [ ], [^1], [us](, [us][, [us]:
  /\[![A-Z]+\]|\[[ x]\]|\[\^|\[[^\]]*\][([]|^\[[^\]]+\]:\s/,
  // ~long~, `code`, :smile:, {{
  /~\S(?:[^~]*\S)?~|`[^`]*`?|(?<![\w:]):[a-z][\w+-]*:(?!\S)|\{[{%]/,
  // <b>, &nbsp;, :::, a)
  /<(?!!--)[/?!a-z][^>]*>?|&(?:#\w+|[a-z]\w*);|^\s*:::|^\s*[a-z]\)\s/i,
].map<Rule>((pattern) => [sign(pattern), '{found} would be shown as it is. Write plain words.'])
