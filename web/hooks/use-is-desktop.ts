import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover)'

/**
 * Whether there is a hovering pointer; the server assumes one. Components that don't need the value pass `false` to
 * avoid a re-render.
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
