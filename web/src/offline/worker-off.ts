// Built as /sw.js when `keepsTours` of agency.yaml is false: removes every copy and then itself. At each visit the
// browser fetches /sw.js without asking the registered worker, so this worker replaces even a broken worker
// (https://w3c.github.io/ServiceWorker/#update-algorithm).

import type { Extendable, WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
