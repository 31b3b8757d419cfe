import { nextSlidesState } from './slides.ts'

/** A horizontally scrolling row, as measured by the browser. */
export type ScrollerMetrics = { left: number; width: number; contentWidth: number }

/** Scroll position after a click on an arrow: half the row's width further, within its ends. */
export function scrollLeftAfterHalfPage(
  { left, width, contentWidth }: ScrollerMetrics,
  arrow: 'previous' | 'next',
): number {
  const wanted = left + (arrow === 'next' ? width / 2 : -width / 2)
  return Math.min(Math.max(wanted, 0), Math.max(contentWidth - width, 0))
}

/**
 * Scroll position after a click on an arrow in a row of equally wide items (carousel.2): as many items further as fit,
 * within its ends. `pitch` is the distance between two items.
 */
export function scrollLeftAfterPage(
  { left, width, contentWidth }: ScrollerMetrics,
  pitch: number,
  arrow: 'previous' | 'next',
): number {
  const count = Math.ceil(contentWidth / pitch)
  const gap = count * pitch - contentWidth
  const perPage = Math.max(1, Math.floor((width + gap) / pitch))
  const slides = { index: Math.round(left / pitch), count, isTouched: true }
  return Math.min(nextSlidesState(slides, arrow, perPage).index * pitch, Math.max(contentWidth - width, 0))
}
