import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Placement, placeLayer } from './place-layer.ts'

type Ref = RefObject<HTMLElement | null>

/** Keeps an open layer next to its anchor. On a phone, sheets are positioned by CSS instead. */
export function useAnchored(open: boolean, anchor: Ref, layer: Ref, placement: Placement) {
  useLayoutEffect(() => {
    if (open) moveToAnchor(anchor.current, layer.current, placement)
  })
  useEffect(() => {
    if (!open) return
    const move = () => moveToAnchor(anchor.current, layer.current, placement)
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true, capture: true }
    addEventListener('scroll', move, options)
    addEventListener('resize', move, options)
    // A hidden layer has no size, and its content may arrive later.
    const sizes = new ResizeObserver(move)
    if (layer.current) sizes.observe(layer.current)
    return () => {
      stop.abort()
      sizes.disconnect()
    }
  }, [open, anchor, layer, placement])
}

function moveToAnchor(anchor: HTMLElement | null, layer: HTMLElement | null, placement: Placement) {
  if (!anchor || !layer) return
  if (layer.hasAttribute('data-sheet') && matchMedia('(max-width: 679.98px)').matches) {
    layer.style.cssText = ''
    return
  }
  layer.style.maxHeight = ''
  // The root's own box ends where the scrollbar's gutter begins; while scrolling is locked, clientWidth would include
  // the gutter.
  const { width } = document.documentElement.getBoundingClientRect()
  const screen = { width, height: innerHeight }
  const size = { width: layer.offsetWidth, height: layer.offsetHeight }
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const box = anchor.getBoundingClientRect()
  const { top, left, maxHeight, side } = placeLayer(box, size, screen, placement, rightToLeft)
  layer.style.top = `${top}px`
  layer.style.left = `${left}px`
  layer.style.maxHeight = `${maxHeight}px`
  // For an arrow that points to the anchor, and for layers that leave the screen together with it.
  layer.dataset.side = side
  layer.style.setProperty('--anchor-x', `${box.left + box.width / 2 - left}px`)
  layer.style.setProperty('--anchor-y', `${box.top + box.height / 2 - top}px`)
  const isAway = box.bottom < 0 || box.top > screen.height || box.right < 0 || box.left > screen.width
  layer.toggleAttribute('data-away', isAway)
}
