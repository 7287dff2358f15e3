type Outcomes<T> = {
  onLoaded: (value: T) => void
  onFailed: () => void
}

/** Loads a value; after a failure, again when the network comes back. Returns a function that ends the attempts. */
export function loadAgainOnline<T>(
  load: () => Promise<T>,
  { onLoaded, onFailed }: Outcomes<T>,
): () => void {
  let isWanted = true

  function attempt() {
    load().then(
      (value) => isWanted && onLoaded(value),
      () => {
        if (!isWanted) return
        onFailed()
        addEventListener('online', attempt, { once: true })
      },
    )
  }

  attempt()
  return () => {
    isWanted = false
    removeEventListener('online', attempt)
  }
}
