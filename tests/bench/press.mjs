// The phone and the functions that the measurements of presses share.

/** How much slower the processor is. */
export const SLOWER = 4

/** The phone of the measurements. */
export const phoneDevice = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** In milliseconds: the shortest duration that Event Timing reports. */
export const SHORTEST = 16

/** Runs in the page. Gives the window a function for the longest event of each press since its last call. */
export function observe() {
  /** @type {Map<number, number>} */
  const presses = new Map()
  /** @param {PerformanceEntryList} entries */
  const read = (entries) => {
    for (const entry of entries) {
      const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (entry)
      if (interactionId === 0) continue
      presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, entry.duration))
    }
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  const options = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
  Object.assign(window, {
    pressDurations() {
      read(observer.takeRecords())
      const durations = [...presses.values()]
      presses.clear()
      return durations
    },
  })
}

/** Runs in the page, after `observe`: the durations of the presses since the last call, in milliseconds. */
export function pressDurations() {
  const observed = /** @type {Window & { pressDurations?: () => number[] }} */ (window)
  return observed.pressDurations?.() ?? []
}

/**
 * Waits until Event Timing has reported the last paint: two frames and a task.
 * @param {import('@playwright/test').Page} page
 */
export function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  )
}
