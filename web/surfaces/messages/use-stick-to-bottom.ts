import { useLayoutEffect, useRef } from 'react'

const NEAR = 120

/**
 * Keeps the scroll position at the end while the reader is near it, and in place while earlier messages are added
 * above.
 */
export function useStickToBottom<E extends HTMLElement>(first: string | undefined, last: string) {
  const scroller = useRef<E>(null)
  const was = useRef<{ first: string | undefined; height: number; top: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with what stands at either end
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const before = was.current
    const isNearEnd = !before || before.height - before.top - element.clientHeight < NEAR
    if (before && before.first !== first && !isNearEnd)
      element.scrollTop = before.top + element.scrollHeight - before.height
    else if (isNearEnd) element.scrollTop = element.scrollHeight
    const note = () => {
      was.current = { first, height: element.scrollHeight, top: element.scrollTop }
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [first, last])
  return scroller
}
