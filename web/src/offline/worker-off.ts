// Built as /sw.js when `keepsTours` of agency.yaml is false: removes every copy and then itself. A browser asks
// for /sw.js at each visit, past the worker that it has, so a broken worker cannot keep this file away.

type WorkerScope = Window & {
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
}
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
