// What no file of content may contain, whatever it is: marks of an unfinished merge, characters of another encoding, and
// characters that nobody sees.

import type { Report } from './report.ts'

/** Reports the first such place of each line. */
export function checkText(text: string, report: Report) {
  for (const [index, line] of text.split('\n').entries()) {
    const found = findings.find(([sign]) => sign.test(line))
    if (found) report(index + 1, found[1](line.match(found[0])?.[0] ?? '', line))
  }
}

type Advice = (found: string, line: string) => string

/** Text of UTF-8 that was read as Windows-1252: "cafÃ©", "itâ€™s". */
const READ_TWICE = /â€.?|[ÃÂ][\u0080-\u00BF]/

/** All that has no ink, except the space and the tab, and except the joiners of Devanagari. */
const INVISIBLE =
  /(?![ \t])(?!(?<=\p{Script=Devanagari})[\u200C\u200D])[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const ENCODING = 'Type the character again, and save the file with the encoding UTF-8.'

const findings: readonly (readonly [sign: RegExp, advice: Advice])[] = [
  [
    /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/,
    () =>
      'This line is left from a merge of two versions. Keep one of the versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/\uFFFD|\0/, (found, line) => `A character cannot be read${behind(line, found)}. ${ENCODING}`],
  [READ_TWICE, (found) => `'${found}' is a character that was read wrongly. ${ENCODING}`],
  [
    /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
    (found, line) =>
      `'${found}' is a letter of another alphabet, ${codeOf(found)}${behind(line, found)}. Type the letter again.`,
  ],
  [
    INVISIBLE,
    (found, line) =>
      `There is an invisible character, ${codeOf(found)}${behind(line, found)}. Delete the character, or type a space.`,
  ],
]

/** " behind 'Khardung'", so that an editor finds what cannot be seen. */
function behind(line: string, found: string): string {
  const before = line.slice(0, line.indexOf(found)).trimEnd().split(' ').slice(-2).join(' ')
  return before ? ` behind '${before}'` : ' at the start of the line'
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
