/** Opens the browser's print dialog. */
export function printPage() {
  window.print()
}
