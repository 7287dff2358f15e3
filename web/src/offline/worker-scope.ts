// Types for a service worker. TypeScript's library `webworker` has them, but excludes `dom`.

export type WorkerScope = Pick<Window, 'location'> & {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
}

type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
