import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SAVED_CONFIRMATION } from '#domain/constants/timings.ts'

/** Spec 4, Save flow: 0 from the moment on in which it was saved here, after 950 ms that long; null: it was before. */
export function useSavedFor(isSaved: boolean): number | null {
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
    const timer = setTimeout(() => setSavedFor(SAVED_CONFIRMATION), SAVED_CONFIRMATION)
    return () => clearTimeout(timer)
  }, [savedFor])
  return savedFor
}
