import { type RefObject, useEffect } from 'react'
import { TOAST_SHIFT_MS } from './timing.ts'

/** Animates toasts to their new positions when one below them appears or leaves. */
export function useToastShiftAnimation(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current
    if (!element) return
    let places = new Map<Element, number>()
    const glide = () => {
      const now = new Map(Array.from(element.children, (child) => [child, topOf(element, child as HTMLElement)]))
      for (const [child, top] of now) {
        const by = (places.get(child) ?? top) - top
        if (by && !matchMedia('(prefers-reduced-motion: reduce)').matches)
          child.animate({ translate: [`0 ${by}px`, '0 0'] }, { duration: TOAST_SHIFT_MS, easing: 'ease-out' })
      }
      places = now
    }
    const watching = new MutationObserver(glide)
    watching.observe(element, { childList: true })
    return () => watching.disconnect()
  }, [stack])
}

/** The toast's position in the window, ignoring running animations. */
const topOf = (stack: HTMLElement, toast: HTMLElement) => stack.offsetTop + toast.offsetTop
