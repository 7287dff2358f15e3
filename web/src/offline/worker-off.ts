// Built as /sw.js when `keepsTours` of agency.yaml is false: removes every copy and then itself. At
// each visit, a browser with a registered worker fetches /sw.js without asking that worker. So even
// a broken worker is replaced (https://w3c.github.io/ServiceWorker/#update-algorithm).

import type { WorkerScope } from './worker-scope.ts'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
