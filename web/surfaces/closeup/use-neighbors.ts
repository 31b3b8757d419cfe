import { useEffect } from 'react'
import { swipeOf } from '#domain/rules/carousel/slides.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { useFrame, usePages } from '../../frame.tsx'
import { neighborsOf } from '../grid/walk.ts'

const ELSEWHERE =
  'input, textarea, select, [contenteditable], [popover], dialog, [role=menu], [role=tablist], [role=list]'
const SWIPED = '[data-closeup]'
/** There a finger turns the pictures of one pin. */
const TURNED = '[data-carousel]'

/** Left and right, by key or by a finger that goes sideways, lead to the pins before and after in the list where this one was opened. */
export function useNeighbors(id: string | undefined) {
  const { navigator, store } = useFrame()
  const isOver = usePages(({ layer }) => layer !== undefined)
  useEffect(() => {
    if (!navigator || !id || !isOver) return
    const isElsewhere = (target: EventTarget | null) =>
      (target as Element).closest(ELSEWHERE) || document.querySelector('dialog[open]')
    const turn = (isRight: boolean): boolean => {
      const isOnward = isRight === (document.documentElement.dir !== 'rtl')
      const { before, after } = neighborsOf(id)
      const next = isOnward ? after : before
      if (next) void navigator.go(pinPath(next, store.get().viewer.is_auth), { over: true, replace: true })
      return next !== undefined
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isElsewhere(event.target)) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      if (turn(event.key === 'ArrowRight')) event.preventDefault()
    }
    let began: { x: number; y: number } | undefined
    const onTouch = (event: TouchEvent) => {
      const [finger] = event.touches
      const target = event.target as Element
      const mayBegin = event.touches.length === 1 && target.closest(SWIPED) && !target.closest(TURNED)
      began = finger && mayBegin && !isElsewhere(target) ? { x: finger.clientX, y: finger.clientY } : undefined
    }
    const onLift = (event: TouchEvent) => {
      const [finger] = event.changedTouches
      const swipe = began && finger && swipeOf({ dx: finger.clientX - began.x, dy: finger.clientY - began.y })
      began = undefined
      if (swipe) turn(swipe === 'swipedLeft')
    }
    const stop = new AbortController()
    addEventListener('keydown', onKey, { signal: stop.signal })
    addEventListener('touchstart', onTouch, { signal: stop.signal, passive: true })
    addEventListener('touchend', onLift, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [navigator, store, id, isOver])
}
