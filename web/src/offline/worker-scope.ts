// Types for a service worker. TypeScript's library `webworker` has them, but excludes `dom`.

export type WorkerScope = Window & {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
}

/** The events `install` and `activate`. */
export type Extendable = Event & { waitUntil(work: Promise<unknown>): void }

/** The event `fetch`. */
export type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
