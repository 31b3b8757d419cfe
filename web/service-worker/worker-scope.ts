/** The part of a service worker's scope that we use; the types of workers and pages exclude each other. */
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
}

type WaitableEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type NavigationEvent = WaitableEvent & { preloadResponse: Promise<Response | undefined> }

export const workerScope = globalThis as unknown as WorkerScope
