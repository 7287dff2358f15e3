// What Cloud Scheduler does for a deployed project: it calls each scheduled function over HTTP. The
// emulators leave that out: without Pub/Sub they call none, and their Pub/Sub refuses functions of the
// second generation ("Unsupported trigger signature: http").

const FIVE_MINUTES = 5 * 60_000

/**
 * Calls the sweep every five minutes, and the daily function never: a test or `npm run leads` does that.
 * @param {string} functionsUrl
 * @param {string} project
 */
export function startScheduler(functionsUrl, project, every = FIVE_MINUTES) {
  const timer = setInterval(() => {
    // A sweep that fails says so in the emulators' log.
    callScheduled('sweep', functionsUrl, project).catch(() => {})
  }, every)
  return { stop: () => clearInterval(timer) }
}

/**
 * One call of a scheduled function, as Cloud Scheduler makes it; resolves to the answer's HTTP status.
 * @param {'sweep' | 'daily'} name
 * @param {string} functionsUrl
 * @param {string} project
 */
export async function callScheduled(name, functionsUrl, project) {
  const path = `functions/projects/${project}/triggers/asia-south1-${name}-0`
  const { status } = await fetch(`${functionsUrl}/${path}`, {
    method: 'POST',
    headers: { 'X-CloudScheduler-JobName': `firebase-schedule-${name}-asia-south1` },
  })
  return status
}
