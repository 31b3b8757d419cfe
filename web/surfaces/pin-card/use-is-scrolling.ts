import { useSyncExternalStore } from 'react'
import { SCROLL_INDICATOR_HIDE_MS, SCROLL_THROTTLE_MS } from '#domain/constants/timings.ts'

const listeners = new Set<() => void>()
let isScrolling = false
let scrolledAt = 0
let hiding: ReturnType<typeof setTimeout> | undefined

function set(now: boolean) {
  if (isScrolling === now) return
  isScrolling = now
  for (const listener of listeners) listener()
}

function onScroll() {
  const now = Date.now()
  if (now - scrolledAt < SCROLL_THROTTLE_MS) return
  scrolledAt = now
  set(true)
  clearTimeout(hiding)
  hiding = setTimeout(() => set(false), SCROLL_INDICATOR_HIDE_MS)
}

function watch(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('scroll', onScroll, { passive: true, capture: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('scroll', onScroll, { capture: true })
  }
}

/** Whether the page is scrolling or scrolled within the last 1.5 s (`card.18`). */
export const useIsScrolling = () =>
  useSyncExternalStore(
    watch,
    () => isScrolling,
    () => false,
  )
