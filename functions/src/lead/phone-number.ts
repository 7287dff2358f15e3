// Reads phone numbers as people type them, in the decimal digits of any script.

/** A number in E.164: `+919812345678`. `isCertain`: whether the typed text shows the country. */
export type PhoneNumber = { number: string; isCertain: boolean }

/** Marks, words, a dash between spaces, the next number's +, a space between ten digits and ten. */
const BETWEEN_NUMBERS =
  /[,;/|&\n]|\p{L}+|\s[-\u2010-\u2015]+\s|(?<=\d)\s*(?=\+)|(?<=\b\d{10})\s+(?=\d{10}\b)/u

/**
 * The first two phone numbers in a typed text, also between words. A number is read if:
 * - It begins with + or 00.
 * - It is an Indian number after the country's code 91 or, for a mobile number, after a zero.
 * - It has ten digits, the first from 6 to 9, as Indian mobile numbers do. The country is then not
 *   certain: the number may be one of the United States or of Nepal. A + in front changes nothing
 *   where the number would be too short for the country: Iran's have ten digits after +98.
 */
export function phoneNumbersIn(typed: string): PhoneNumber[] {
  // Copied text has marks of direction and of no width (Cf).
  const compatible = typed.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const latin = compatible.replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`)
  // A zero in parentheses is dialled only inside the country.
  const plain = latin.replace(/(\+\d{1,3}|00\d{1,3})\s*\(0\)/g, '$1')
  const whole = numberIn(plain)
  if (whole) return [whole]
  const parts = plain.split(BETWEEN_NUMBERS)
  const found = parts.map(numberIn).filter((one) => one !== null)
  const different = new Map(found.map((one) => [one.number, one]))
  return [...different.values()].slice(0, 2)
}

/** The number that a text without letters consists of. */
function numberIn(text: string): PhoneNumber | null {
  const number = text.replace(/[\s():./\-\u2010-\u2015]+/g, '').replace(/^00/, '+')
  const indian = /^(?:\+910?([1-9]\d{9})|(?:910?|0)([6-9]\d{9}))$/.exec(number)
  if (indian) return { number: `+91${indian[1] ?? indian[2]}`, isCertain: true }
  const [, mobile] = /^(?:\+(?=9[0-48]))?([6-9]\d{9})$/.exec(number) ?? []
  if (mobile) return { number: `+91${mobile}`, isCertain: false }
  return /^\+(?!91)[1-9]\d{7,14}$/.test(number) ? { number, isCertain: true } : null
}

/** The value of a digit. Unicode has the digits of a script in a row that begins with its zero. */
function digitValue(digit: string): number {
  const before = String.fromCodePoint(digit.codePointAt(0)! - 1)
  return /\p{Nd}/u.test(before) ? digitValue(before) + 1 : 0
}
