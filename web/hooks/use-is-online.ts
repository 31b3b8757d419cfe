import { useSyncExternalStore } from 'react'

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** The browser's connection state; the server assumes a connection. */
export const useIsOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
