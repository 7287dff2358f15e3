// A sending tab holds its draft's lock until it is closed, so no other tab repeats the send. With `ifAvailable` the task
// runs at once, and without the lock if another tab holds the lock. Then, and without Web Locks (old browsers, forbidden
// storage), the document id alone prevents storing a lead twice.

/** Runs the task while holding the draft's lock. */
export async function withLock<T>(
  id: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  task: () => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined
  // A rejection comes from the lock or from the task. A task that has begun is not begun again.
  const runOnce = () => (running ??= task())
  const { locks } = globalThis.navigator ?? {}
  return locks?.request(`draft-${id}`, options, runOnce).catch(runOnce) ?? runOnce()
}
