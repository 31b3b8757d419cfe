import { type RefObject, useEffect, useState } from 'react'

/** A row that scrolls sideways, as the browser measures it. */
export type ScrolledRow = { left: number; width: number; contentWidth: number }

/** Less than a hair is nothing. */
const HAIR = 4

/** Spec 9. On which sides there is more than a hair to scroll. */
export function moreBeside({ left, width, contentWidth }: ScrolledRow): { before: boolean; after: boolean } {
  return { before: left > HAIR, after: contentWidth - width - left > HAIR }
}

/** From right to left the browser counts below zero. */
export const measuredRow = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrolledRow => ({
  left: Math.abs(scrollLeft),
  width: clientWidth,
  contentWidth: scrollWidth,
})

export function useMoreBeside(row: RefObject<HTMLElement | null>): ReturnType<typeof moreBeside> {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setMore(moreBeside(measuredRow(element)))
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}
