/**
 * A whole number with India's separators: 123456 becomes "1,23,456". Not `toLocaleString`, because its first call makes
 * the browser load locale data: 100 ms on a slow phone.
 */
export function inIndia(number: number): string {
  return String(number).replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',')
}

/** "INR 25,095". */
export function rupees(amount: number): string {
  return `INR ${inIndia(amount)}`
}

/** A price with no-break spaces from "INR" on, so that the amount stays on one line. */
export function unbroken(price: string): string {
  return price.replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
}
