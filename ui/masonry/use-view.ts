import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * What of the container is in the window: its width, and the stretch from `top`, which counts from its own top in steps.
 * `cameFrom` is exactly where the window was before it got this width.
 */
export type View = { width: number; top: number; height: number; cameFrom: number }

/** Undefined until measured, so that the server's page and the first render in the browser agree. */
export function useView(container: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>()
  const last = useRef({ width: 0, exactTop: 0, cameFrom: 0 })
  const measure = useCallback(() => {
    const element = container.current
    const width = element ? Number.parseFloat(getComputedStyle(element).width) : 0
    // Hidden, nothing is seen.
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
    // Captured, so that it also hears a scrolling box around it.
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

/** Steps of a quarter window keep scrolling from drawing anew each time. */
function inSteps(exactTop: number) {
  const step = innerHeight / 4
  return { top: Math.floor(exactTop / step) * step, height: innerHeight }
}

function isSame(a: View, b: View): boolean {
  return a.width === b.width && a.top === b.top && a.height === b.height
}

const never = () => () => {}

/** False on the server and while the browser takes over the server's page. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
