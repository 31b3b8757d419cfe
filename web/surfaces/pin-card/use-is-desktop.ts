import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover)'

/** Whether there is a pointer that hovers; the server takes it for granted, the browser knows. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(watch, isDesktop, taken)
}

export const isDesktop = () => matchMedia(QUERY).matches

function watch(listener: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const taken = () => true
