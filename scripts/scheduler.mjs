// What Cloud Scheduler does for a deployed project: it calls each scheduled function over HTTP. The
// emulators leave that out: without Pub/Sub they call none, and their Pub/Sub refuses functions of the
// second generation ("Unsupported trigger signature: http").

const FIVE_MINUTES = 5 * 60_000

/**
 * Calls the sweep every five minutes; resolves to a way to end that.
 * @param {string} functionsUrl
 * @param {string} project
 */
export function startScheduler(functionsUrl, project, every = FIVE_MINUTES) {
  const timer = setInterval(() => {
    // A sweep that fails says so in the emulators' log.
    callSweep(functionsUrl, project).catch(() => {})
  }, every)
  return { stop: () => clearInterval(timer) }
}

/**
 * One call, as Cloud Scheduler makes it; resolves to the answer's HTTP status.
 * @param {string} functionsUrl
 * @param {string} project
 */
export async function callSweep(functionsUrl, project) {
  const path = `functions/projects/${project}/triggers/asia-south1-sweep-0`
  const { status } = await fetch(`${functionsUrl}/${path}`, {
    method: 'POST',
    headers: { 'X-CloudScheduler-JobName': 'firebase-schedule-sweep-asia-south1' },
  })
  return status
}
