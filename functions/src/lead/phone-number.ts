// Reads phone numbers as people type them, in Latin, Indian, Tibetan or Arabic digits. The country is never guessed: a
// wrong guess makes staff call a stranger.

const ZEROS = [...'०০੦૦୦௦౦೦൦༠٠۰'].map((zero) => zero.charCodeAt(0))

/** Dots, slashes, hyphens and dashes. */
const SEPARATORS = /[./\-\u2010-\u2015]+/g
const INVISIBLE = /[\u200B\u200E\u200F\u202A\u202C\u2060\uFEFF]/g

/**
 * A typed phone number in E.164 (`+919812345678`), or null when the text is no phone number, or when its country is
 * not certain. The country is certain in three cases:
 * - The number begins with + or 00.
 * - The number is an Indian mobile number after the country's code 91, without a +.
 * - The digits are in two groups of five, as Indian mobile numbers are written.
 * Ten digits in one piece may be a number of the United States or of Nepal.
 */
export function toE164(typed: string): string | null {
  const latin = latinDigits(typed.normalize('NFKC')).replace(INVISIBLE, '')
  const groups = latin.replace(SEPARATORS, ' ').replace(/\s+/g, ' ').trim()
  const indianMobile = /^0? ?([6-9]\d{4}) (\d{5})$/.exec(groups)
  if (indianMobile) return `+91${indianMobile[1]}${indianMobile[2]}`
  const plain = groups.replaceAll(' ', '').replace(/^00/, '+')
  // A zero in parentheses is dialled only inside the country.
  const number = plain.replace(/^(\+\d{1,3})\(0\)/, '$1').replace(/[()]/g, '')
  const indian = /^(?:\+910?([1-9]\d{9})|91([6-9]\d{9}))$/.exec(number)
  if (indian) return `+91${indian[1] ?? indian[2]}`
  return /^\+(?!91)[1-9]\d{7,14}$/.test(number) ? number : null
}

function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find(
      (code) => digit.charCodeAt(0) >= code && digit.charCodeAt(0) < code + 10,
    )
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero)
  })
}
