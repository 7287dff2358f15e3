// Web Locks: a tab holds a draft's lock while it sends the draft, and the browser takes the lock back
// when the tab is closed. So no other tab finishes a send that is still under way.

/**
 * Runs the task when no other tab has the draft's lock or, if asked for only `ifAvailable`, at once.
 * Without locks (an old browser, or one that forbids storage) the id alone keeps a lead from being
 * stored twice.
 */
export async function withLock<T>(
  id: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  task: () => Promise<T>,
): Promise<T> {
  return globalThis.navigator?.locks?.request(`draft-${id}`, options, task).catch(task) ?? task()
}
