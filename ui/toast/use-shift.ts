import { type RefObject, useEffect } from 'react'
import { SHIFT } from './timing.ts'

/** Those that stand glide to their new places when one comes or goes below them. */
export function useShift(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current
    if (!element) return
    let places = new Map<Element, number>()
    const glide = () => {
      const now = new Map(Array.from(element.children, (child) => [child, topOf(element, child as HTMLElement)]))
      for (const [child, top] of now) {
        const by = (places.get(child) ?? top) - top
        if (by && !matchMedia('(prefers-reduced-motion: reduce)').matches)
          child.animate({ translate: [`0 ${by}px`, '0 0'] }, { duration: SHIFT, easing: 'ease-out' })
      }
      places = now
    }
    const watching = new MutationObserver(glide)
    watching.observe(element, { childList: true })
    return () => watching.disconnect()
  }, [stack])
}

/** Where it stands in the window, whatever moves it now. */
const topOf = (stack: HTMLElement, toast: HTMLElement) => stack.offsetTop + toast.offsetTop
