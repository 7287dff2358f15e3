/** Shows a line while there is no network. If the code of the line cannot be loaded, no line is shown. */
export async function showLostNetwork() {
  try {
    const { watchNetwork } = await import('./offline-line.ts')
    watchNetwork()
  } catch {
    // The page works without the line.
  }
}
