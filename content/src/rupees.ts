/** A whole number as India groups its digits: "1,23,456". Not `toLocaleString`: its first call takes a slow phone 100 ms. */
export function groupDigits(number: number): string {
  return String(number).replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',')
}

/** "INR 25,095". */
export function rupees(amount: number): string {
  return `INR ${groupDigits(amount)}`
}
