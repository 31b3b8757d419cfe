import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Layout } from './layout.ts'
import type { View } from './use-view.ts'

/** Where the card that is looked at stands in the window, and where the window then is in the container. */
type Anchor = { key: string; offset: number; at: number }

/** What a header may cover. */
const HEADER = 64

/** When the columns change, as when a phone is turned, the topmost card in the window stays where it is. */
export function useStay(container: RefObject<HTMLElement | null>, placed: Layout | undefined, view: View | undefined) {
  const before = useRef<Layout>(undefined)
  const anchor = useRef<Anchor>(undefined)
  useLayoutEffect(() => {
    const last = before.current
    before.current = placed
    const element = container.current
    if (!element || !last || !placed || !view || isAlike(last, placed)) return
    // At the beginning there is nothing to keep; a page that is covered is not the one that scrolls.
    if (view.cameFrom <= 0 || element.closest('[inert]')) return
    const kept = anchor.current
    // Turned back without a step in between, it is the same card again.
    const found = kept && Math.abs(kept.at - view.cameFrom) < 2 ? kept : topmost(last, view.cameFrom)
    const position = placed.positions.find(({ key }) => key === found?.key)
    if (!found || !position) return
    const at = position.top - Math.min(found.offset, innerHeight / 2)
    scrollBy({ top: element.getBoundingClientRect().top + at, behavior: 'instant' })
    anchor.current = { ...found, at: -element.getBoundingClientRect().top }
  }, [container, placed, view])
}

function isAlike(a: Layout, b: Layout): boolean {
  return a.columns.count === b.columns.count && a.columns.width === b.columns.width
}

function topmost({ positions }: Layout, at: number): Omit<Anchor, 'at'> | undefined {
  const first = positions.find(({ top }) => top >= at + HEADER) ?? positions.at(-1)
  return first && { key: first.key, offset: first.top - at }
}
