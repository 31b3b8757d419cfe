import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { LONG_PRESS_MS } from '#domain/constants/timings.ts'
import { hasFingerMoved } from '#domain/rules/card/card-actions.ts'
import { toSwipe } from '#domain/rules/carousel/slides.ts'

type TouchState = { x: number; y: number; hasMoved: boolean; isSpent: boolean }
type TouchHandlers = { onLongPress: () => void; onSwipe?: ((to: 'swipedLeft' | 'swipedRight') => void) | undefined }

/** A touch of 500 ms opens the menu (`card.9`), a horizontal one turns the carousel; neither then counts as a tap. */
export function useCardTouch({ onLongPress, onSwipe }: TouchHandlers) {
  const touch = useRef<TouchState>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wayOf = ({ clientX, clientY }: PointerEvent, { x, y }: TouchState) => ({ dx: clientX - x, dy: clientY - y })
  return {
    onPointerDown(event: PointerEvent) {
      stop()
      touch.current = undefined
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const begun = { x: event.clientX, y: event.clientY, hasMoved: false, isSpent: false }
      touch.current = begun
      timer.current = setTimeout(() => {
        begun.isSpent = true
        swallowClick()
        onLongPress()
      }, LONG_PRESS_MS)
    },
    onPointerMove(event: PointerEvent) {
      if (!touch.current || !hasFingerMoved(wayOf(event, touch.current))) return
      touch.current.hasMoved = true
      stop()
    },
    onPointerUp(event: PointerEvent) {
      stop()
      if (!touch.current || touch.current.isSpent) return
      const swipe = onSwipe && toSwipe(wayOf(event, touch.current))
      if (!swipe) return
      touch.current.isSpent = true
      onSwipe(swipe)
    },
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      if (!touch.current?.isSpent && !touch.current?.hasMoved) return
      touch.current = undefined
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Suppresses the click that lifting the finger may cause on a newly opened layer; the next touch counts again. */
function swallowClick() {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    stop.abort()
  }
  addEventListener('click', swallow, { capture: true, signal: stop.signal })
  addEventListener('pointerdown', () => stop.abort(), { capture: true, signal: stop.signal })
}
