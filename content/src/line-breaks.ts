/**
 * With a no-break space before a unit: no line ends with the number of "3,500 m". Words such as
 * "6 nights" keep their space, because programs look for the specification's texts as they are.
 */
export function unbrokenFigures(text: string): string {
  return text.replace(/(\d) (?=([ckm]?m|cc|kg|ft|h)\b)/g, '$1\u00a0')
}

/** A short label: also with no-break spaces in a price from "INR" on, before "days", and before a pass's "La". */
export function unbroken(text: string): string {
  return unbrokenFigures(text)
    .replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
    .replace(/(\d) (?=days)/g, '$1\u00a0')
    .replace(/ (?=La\b)/g, '\u00a0')
}
