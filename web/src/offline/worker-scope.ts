// The types of a service worker, as far as worker.ts and worker-off.ts need them. TypeScript's library `webworker` has
// them, but cannot be used beside the library `dom` of the pages.

export type WorkerScope = Window & {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
}

/** The events `install` and `activate`. */
export type Extendable = Event & { waitUntil(work: Promise<unknown>): void }

/** The event `fetch`. */
export type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
