/** With no-break spaces before a unit and after "INR": no line ends with the number of "3,500 m". */
export function unbrokenFigures(text: string): string {
  return text
    .replace(/(\d) (?=([ckm]?m|cc|kg|ft|h|litres|minutes|hours|days|nights)\b)/g, '$1\u00a0')
    .replace(/INR (?=\d)/g, 'INR\u00a0')
}

/** A short label: also with no-break spaces in a price from "INR" on, and before a pass's "La". */
export function unbroken(text: string): string {
  return unbrokenFigures(text)
    .replace(/INR.*/, (amount) => amount.replaceAll(' ', '\u00a0'))
    .replace(/ (?=La\b)/g, '\u00a0')
}
