import { useSyncExternalStore } from 'react'
import type { GuidanceLayout } from '#domain/rules/guidance/placements.ts'

const WIDE = '(min-width: 680px)'

/** Which placements and layouts the window's width calls for. Only for code that runs in the browser alone. */
export const useGuidanceLayout = (): GuidanceLayout => useSyncExternalStore(watchWidth, readLayout)

const readLayout = () => (matchMedia(WIDE).matches ? 'wide' : 'narrow')

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
