/** With no-break spaces: in a price from "INR" on, after a number of days or kilometres, and before a pass's "La". */
export function unbroken(text: string): string {
  return text
    .replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
    .replace(/(\d) (?=days|km)/g, '$1\u00a0')
    .replace(/ (?=La\b)/g, '\u00a0')
}
