import { type RefObject, useEffect, useState } from 'react'

/** Measurements of a horizontally scrolling row. */
export type ScrolledRow = { left: number; width: number; contentWidth: number }

/** Smaller distances are ignored, in px. */
const HAIR = 4

/** The sides on which the row can be scrolled further. */
export function detectRowOverflow({ left, width, contentWidth }: ScrolledRow): { before: boolean; after: boolean } {
  return { before: left > HAIR, after: contentWidth - width - left > HAIR }
}

/** In right-to-left rows, browsers report negative scroll positions. */
export const measureScrolledRow = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrolledRow => ({
  left: Math.abs(scrollLeft),
  width: clientWidth,
  contentWidth: scrollWidth,
})

export function useRowOverflow(row: RefObject<HTMLElement | null>): ReturnType<typeof detectRowOverflow> {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setMore(detectRowOverflow(measureScrolledRow(element)))
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
