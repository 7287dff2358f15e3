/** Shows a line while there is no network. If the code of the line cannot be loaded, no line is shown. */
export async function showLostNetwork() {
  const line = await import('./offline-line.ts').catch(() => null)
  line?.watchNetwork()
}
