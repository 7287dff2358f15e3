// Reads phone numbers as people in India type them: 98123 45678, 098123 45678, +91-98123-45678, 0091…,
// and in the digits of other scripts.

const ZEROS = [...'०০੦૦୦௦౦೦൦༠٠۰'].map((zero) => zero.charCodeAt(0))

/** Spaces, dots, slashes, hyphens of all kinds, and invisible characters. */
const SEPARATORS = /[\s./\-\u2010-\u2015\u200B\u200E\u200F\u202A\u202C\u2060\uFEFF]/g

/** A typed phone number in E.164 (`+919812345678`), or null when the text is no phone number. */
export function toE164(typed: string): string | null {
  const latin = latinDigits(typed.normalize('NFKC'))
  const plain = latin.replace(SEPARATORS, '').replace(/^00/, '+')
  // A zero in parentheses is dialled only inside the country.
  const number = plain.replace(/^(\+\d{1,3})\(0\)/, '$1').replace(/[()]/g, '')
  const indian = /^\+910?([1-9]\d{9})$/.exec(number)
  if (indian) return `+91${indian[1]}`
  if (/^\+(?!91)[1-9]\d{7,14}$/.test(number)) return number
  const national = /^(?:0|91)?([1-9]\d{9})$/.exec(number)
  return national ? `+91${national[1]}` : null
}

function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find(
      (code) => digit.charCodeAt(0) >= code && digit.charCodeAt(0) < code + 10,
    )
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero)
  })
}
