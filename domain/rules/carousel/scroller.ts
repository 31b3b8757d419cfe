/** A row that scrolls sideways, as the browser measures it. */
export type Scroller = { left: number; width: number; contentWidth: number }

/** Spec 9. Where a click on an arrow scrolls to: half the width of the row further, never beyond its ends. */
export function scrolledTo({ left, width, contentWidth }: Scroller, arrow: 'previous' | 'next'): number {
  const wanted = left + (arrow === 'next' ? width / 2 : -width / 2)
  return Math.min(Math.max(wanted, 0), Math.max(contentWidth - width, 0))
}
