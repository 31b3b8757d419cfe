import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SAVED_CONFIRMATION_MS } from '#domain/constants/timings.ts'

/**
 * Milliseconds since a save on this page: 0 at first, 950 after that time (`save.22`); null when it was saved before.
 */
export function useMsSinceSave(isSaved: boolean): number | null {
  const before = useRef(isSaved)
  const [savedFor, setSavedFor] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (before.current === isSaved) return
    before.current = isSaved
    if (!isSaved) return setSavedFor(null)
    setSavedFor(0)
  }, [isSaved])
  useEffect(() => {
    if (savedFor !== 0) return
    const timer = setTimeout(() => setSavedFor(SAVED_CONFIRMATION_MS), SAVED_CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [savedFor])
  return savedFor
}
