import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover)'

/**
 * Whether there is a pointer that hovers; the server takes it for granted, the browser knows. Who does not need to know is not
 * drawn anew for it.
 */
export function useIsDesktop(isNeeded = true): boolean {
  return useSyncExternalStore(watch, isNeeded ? isDesktop : taken, taken)
}

export const isDesktop = () => matchMedia(QUERY).matches

function watch(listener: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const taken = () => true
