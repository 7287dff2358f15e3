/** Shows a line while there is no network. Without its code, which may be lost with the network, there is no line. */
export async function showLostNetwork() {
  try {
    const { watchNetwork } = await import('./offline-line.ts')
    watchNetwork()
  } catch {
    // The page works as before.
  }
}
