/** Rupees with GST: 26,500 become 27,825 at 5%. */
export function withGst(amount: number, gstPercent: number): number {
  return Math.round((amount * (100 + gstPercent)) / 100)
}
