/** A price with no-break spaces in its amount: the words from "INR" on stay on one line. */
export function unbroken(price: string): string {
  return price.replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
}
