/** A whole number as India groups its digits: "1,23,456". Not `toLocaleString`: its first call takes a slow phone 100 ms. */
export function groupDigits(number: number): string {
  return String(number).replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',')
}

/** "INR 25,095". */
export function rupees(amount: number): string {
  return `INR ${groupDigits(amount)}`
}

/** With no-break spaces: in a price from "INR" on, after a number of days or kilometres, and before a pass's "La". */
export function unbroken(text: string): string {
  return text
    .replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
    .replace(/(\d) (?=days|km)/g, '$1\u00a0')
    .replace(/ (?=La\b)/g, '\u00a0')
}

/** Rupees with GST: 26,500 become 27,825 at 5%. */
export function withGst(amount: number, gstPercent: number): number {
  return Math.round((amount * (100 + gstPercent)) / 100)
}
