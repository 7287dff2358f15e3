// Web Locks: a tab holds a draft's lock while it sends the draft, and the browser takes the lock back
// when the tab is closed. So no other tab finishes a send that is still under way.

type Lock = <T>(id: string, task: () => Promise<T>) => Promise<T>

/** Runs the task at once, with the lock if no other tab has it. */
export const lockIfFree: Lock = (id, task) => request(id, { ifAvailable: true }, task)

/** Runs the task when no other tab has the lock. */
export const lockWhenFree: Lock = (id, task) => request(id, {}, task)

/** Without locks (an old browser, or one that forbids storage) the id alone keeps a lead from being stored twice. */
async function request<T>(id: string, options: LockOptions, task: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks?.request(`draft-${id}`, options, task).catch(task) ?? task()
}
