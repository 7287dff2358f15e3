/**
 * A whole number with India's separators: 123456 becomes "1,23,456". The first number that a page writes by
 * `toLocaleString` makes the browser read its data of languages, 100 ms on a slow phone.
 */
export function inIndia(number: number): string {
  return String(number).replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',')
}
