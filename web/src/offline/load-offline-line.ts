/** Loads the code that shows a line of text while there is no network; without it, no line. */
export async function showLostNetwork() {
  const line = await import('./offline-line.ts').catch(() => null)
  line?.watchNetwork()
}
