// What no content file may contain: conflict markers, misread, Cyrillic, Greek and invisible characters.

import type { Report } from './report.ts'

/** Reports the first rule that a line breaks. */
export function checkText(text: string, report: Report) {
  for (const [index, line] of text.split('\n').entries()) {
    const [sign, adviceOf] = rules.find(([sign]) => sign.test(line)) ?? []
    if (!sign || !adviceOf) continue
    const [found = ''] = sign.exec(line) ?? []
    const code = `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    // By these words an editor finds a character that nobody sees.
    const before = line.slice(0, line.indexOf(found)).trimEnd().split(' ').slice(-2).join(' ')
    const place = before ? `behind '${before}'` : 'at the start of the line'
    report(index + 1, adviceOf(found, code, place))
  }
}

/** UTF-8 text that was read as Windows-1252: "cafÃ©", "itâ€™s". */
const MISREAD = /â€.?|[ÃÂ][\u0080-\u00BF]/

/** Characters that nobody sees, except the space, the tab, and the joiners of Devanagari. */
const INVISIBLE =
  /(?![ \t])(?!(?<=\p{Script=Devanagari})[\u200C\u200D])[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const ENCODING = 'Type the character again, and save the file with the encoding UTF-8.'

// biome-ignore format: a table
const rules: readonly (readonly [sign: RegExp, advice: (found: string, code: string, place: string) => string])[] = [
  [/^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/,     () => 'This line is left from a merge of two versions. Keep one of the versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.'],
  [/\uFFFD|\0/,                              (_found, _code, place) => `A character cannot be read ${place}. ${ENCODING}`],
  [MISREAD,                                  (found) => `'${found}' is a character that was read wrongly. ${ENCODING}`],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, (found, code, place) => `'${found}' is a letter of another alphabet, ${code} ${place}. Type the letter again.`],
  [INVISIBLE,                                (_, code, place) => `There is an invisible character, ${code} ${place}. Delete the character, or type a space.`],
]
