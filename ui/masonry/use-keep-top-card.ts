import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { MasonryLayout } from './layout.ts'
import type { VisibleStretch } from './use-visible-stretch.ts'

/** The topmost visible card with its offset in the window, and the window's position in the container. */
type Anchor = { key: string; offset: number; at: number }

/** The height that a header may cover. */
const HEADER = 64

/** Keeps the topmost visible card in place when the columns change, for example when a phone is rotated. */
export function useKeepTopCardInPlace(
  container: RefObject<HTMLElement | null>,
  placed: MasonryLayout | undefined,
  view: VisibleStretch | undefined,
) {
  const before = useRef<MasonryLayout>(undefined)
  const anchor = useRef<Anchor>(undefined)
  useLayoutEffect(() => {
    const last = before.current
    before.current = placed
    const element = container.current
    if (!element || !last || !placed || !view || isAlike(last, placed)) return
    // At the top there is nothing to keep, and a covered page does not scroll.
    if (view.cameFrom <= 0 || element.closest('[inert]')) return
    const kept = anchor.current
    // After rotating back without scrolling in between, the same card is kept.
    const found = kept && Math.abs(kept.at - view.cameFrom) < 2 ? kept : topmost(last, view.cameFrom)
    const position = placed.positions.find(({ key }) => key === found?.key)
    if (!found || !position) return
    const at = position.top - Math.min(found.offset, innerHeight / 2)
    scrollBy({ top: element.getBoundingClientRect().top + at, behavior: 'instant' })
    anchor.current = { ...found, at: -element.getBoundingClientRect().top }
  }, [container, placed, view])
}

function isAlike(a: MasonryLayout, b: MasonryLayout): boolean {
  return a.columns.count === b.columns.count && a.columns.width === b.columns.width
}

function topmost({ positions }: MasonryLayout, at: number): Omit<Anchor, 'at'> | undefined {
  const first = positions.find(({ top }) => top >= at + HEADER) ?? positions.at(-1)
  return first && { key: first.key, offset: first.top - at }
}
