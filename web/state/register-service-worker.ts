import { CODE_CACHE } from './offline-caches.ts'

/** Registers the service worker, and gives it the code that this page loaded before the worker controlled it. */
export async function registerServiceWorker(): Promise<void> {
  // Only secure pages have service workers, and in development there is none.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  // The browser then asks for a new worker on every visit.
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  if (navigator.serviceWorker.controller) return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
  await (await caches.open(CODE_CACHE)).addAll(files.map(({ href }) => href))
}
