import { type TouchEvent, useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/use-latest.ts'

/** Pixels of a swipe down that close the sheet. */
const SWIPE = 60

/** Closes a sheet by the browser's Back, which then leaves the page as it is, and by a swipe down. */
export function useCloseByBackAndSwipe(onClose: () => void) {
  const close = useLatest(onClose)
  const start = useRef<number>(undefined)
  useEffect(() => {
    let isBack = false
    // With the state of this page, so the router sees no other page when it goes.
    history.pushState(history.state, '')
    const onBack = () => {
      isBack = true
      close.current()
    }
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      if (!isBack) history.back()
    }
  }, [close])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientY
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (start.current !== undefined && (touches[0]?.clientY ?? 0) - start.current > SWIPE) close.current()
    },
  }
}
