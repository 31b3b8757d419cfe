import { type ReactNode, useLayoutEffect, useRef } from 'react'

const EASE_IN = 'cubic-bezier(0.2, 0.8, 0.3, 1)'
const EASE_OUT = 'cubic-bezier(0.5, 0, 0.9, 0.4)'

/** Its height includes the margins of its content. */
const WITH_MARGINS = { display: 'flow-root' }

/**
 * Slides its content into the page, and out of it when it is removed. What follows on the page glides along: it is moved
 * by transforms alone, so that nothing on the page jumps.
 */
export function SlideIn({ ms, children }: { ms: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    // Further down the page the browser itself holds what is on screen in its place.
    if (!element || window.scrollY > 0) return
    const duration = toDuration(ms)
    const height = outerHeight(element)
    slide(
      element,
      [
        { opacity: 0, transform: `translateY(${-height}px)` },
        { opacity: 1, transform: 'none' },
      ],
      duration,
    )
    for (const one of listFollowing(element))
      slide(one, [{ transform: `translateY(${-height}px)` }, { transform: 'none' }], duration)
    return () => leave(element, duration)
  }, [ms])
  return (
    <div ref={box} style={WITH_MARGINS}>
      {children}
    </div>
  )
}

/** React has not removed the element yet: a copy of it leaves in its place. */
function leave(element: HTMLElement, duration: number): void {
  const height = outerHeight(element)
  const following = listFollowing(element)
  const copy = element.cloneNode(true) as HTMLElement
  const { top, left, width } = element.getBoundingClientRect()
  if (window.scrollY > 0 || !height) return
  queueMicrotask(() => {
    if (element.isConnected) return
    Object.assign(copy.style, { position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px` })
    copy.inert = true
    copy.setAttribute('aria-hidden', 'true')
    document.body.append(copy)
    slide(
      copy,
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0, transform: `translateY(${-height}px)` },
      ],
      duration,
      EASE_OUT,
    ).onfinish = () => copy.remove()
    for (const one of following) slide(one, [{ transform: `translateY(${height}px)` }, { transform: 'none' }], duration)
  })
}

const slide = (element: Element, frames: Keyframe[], duration: number, easing = EASE_IN): Animation =>
  element.animate(frames, { duration, easing })

const toDuration = (ms: number) => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : ms)

function outerHeight(element: HTMLElement): number {
  const next = element.nextElementSibling?.getBoundingClientRect()
  const { top, height } = element.getBoundingClientRect()
  return next && next.top > top ? next.top - top : height
}

/** What comes after an element on the page: its next siblings, and those of what it is in. */
function listFollowing(element: Element): Element[] {
  const following: Element[] = []
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    for (let next = one.nextElementSibling; next; next = next.nextElementSibling)
      if (getComputedStyle(next).position !== 'fixed') following.push(next)
    if (one.tagName === 'MAIN') break
  }
  return following
}
