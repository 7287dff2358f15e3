// Web Locks: a tab holds a draft's lock while it sends the draft, and the browser releases the lock
// when the tab is closed. So no other tab repeats a send that is still under way.

/**
 * Runs the task while holding the draft's lock. With `ifAvailable` the task runs at once, and without
 * the lock if another tab holds the lock. Then, and without Web Locks (old browsers, forbidden
 * storage), the document id alone prevents storing a lead twice.
 */
export async function withLock<T>(
  id: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  task: () => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined
  // A rejection is the lock's or the task's own: a task that has begun is not begun again.
  const runOnce = () => (running ??= task())
  const { locks } = globalThis.navigator ?? {}
  return locks?.request(`draft-${id}`, options, runOnce).catch(runOnce) ?? runOnce()
}
