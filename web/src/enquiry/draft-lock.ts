// A tab holds the draft's lock while it sends. A tab that finishes pending drafts waits for the
// lock. A press does not wait (`ifAvailable`): if another tab holds the lock, the task runs without
// the lock. In that case, and without Web Locks (old browsers, forbidden storage), only the
// document id prevents a second document.

/** Runs the task, where possible under the draft's lock. */
export async function withLock<T>(
  id: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  task: () => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined
  // After a rejected lock the task still runs. A task that has begun is not begun again.
  const runOnce = () => (running ??= task())
  const { locks } = globalThis.navigator ?? {}
  return locks?.request(`draft-${id}`, options, runOnce).catch(runOnce) ?? runOnce()
}
