/** Loads the line that says that there is no network. If its code cannot be loaded, no line is shown. */
export async function loadOfflineLine() {
  const line = await import('./offline-line.ts').catch(() => null)
  line?.watchNetwork()
}
