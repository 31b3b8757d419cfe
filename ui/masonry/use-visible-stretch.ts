import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * The visible part of the container: its width, and the stretch from `top` (rounded to steps) relative to the
 * container. `cameFrom` is the exact position of the window before the container got this width.
 */
export type VisibleStretch = { width: number; top: number; height: number; cameFrom: number }

/** Undefined until measured, so that the server's markup and the first render in the browser agree. */
export function useVisibleStretch(container: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<VisibleStretch>()
  const last = useRef({ width: 0, exactTop: 0, cameFrom: 0 })
  const measure = useCallback(() => {
    const element = container.current
    const width = element ? Number.parseFloat(getComputedStyle(element).width) : 0
    // A hidden container has no visible part.
    if (!element || !width) return
    const exactTop = -element.getBoundingClientRect().top
    const cameFrom = width === last.current.width ? last.current.cameFrom : last.current.exactTop
    last.current = { width, exactTop, cameFrom }
    const seen = { width, cameFrom, ...inSteps(exactTop) }
    setView((known) => (known && isSame(known, seen) ? known : seen))
  }, [container])
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        measure()
      })
    }
    const stop = new AbortController()
    measure()
    // Captured, so that scrolling of an ancestor is noticed too.
    document.addEventListener('scroll', later, { passive: true, capture: true, signal: stop.signal })
    addEventListener('resize', later, { signal: stop.signal })
    const resizes = new ResizeObserver(measure)
    resizes.observe(element)
    return () => {
      stop.abort()
      resizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [container, measure])
  return { view, measure }
}

/** Rounds to steps of a quarter window, so that scrolling does not re-render on every event. */
function inSteps(exactTop: number) {
  const step = innerHeight / 4
  return { top: Math.floor(exactTop / step) * step, height: innerHeight }
}

function isSame(a: VisibleStretch, b: VisibleStretch): boolean {
  return a.width === b.width && a.top === b.top && a.height === b.height
}

const never = () => () => {}

/** False on the server and during hydration. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
