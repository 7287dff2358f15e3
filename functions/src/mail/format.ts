/** `1 lead`, `2 leads`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** The date and time in India, for staff: `3 Apr 2027, 9:00 am IST`. */
export function indianTime(date: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' } as const
  return `${new Intl.DateTimeFormat('en-IN', options).format(date)} IST`
}
