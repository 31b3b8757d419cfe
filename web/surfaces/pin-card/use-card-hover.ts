import { type FocusEvent, type PointerEvent, type ToggleEvent, useEffect, useReducer, useRef, useState } from 'react'
import { EDIT_REVEAL_MS } from '#domain/constants/timings.ts'
import { nextCardState } from '#domain/rules/card/card-state.ts'
import { isDesktop } from '../../hooks/use-is-desktop.ts'

type HoverConditions = {
  /** A menu of the card is open. */
  isHeld: boolean
  /** Something covers the card. */
  isCovered: boolean
}

/** Active state of a card, by hover, focus or an open menu. */
export function useCardHover({ isHeld, isCovered }: HoverConditions) {
  const card = useRef<HTMLElement>(null)
  const [state, happen] = useReducer(nextCardState, 'inactive')
  const [wasActive, setWasActive] = useState(false)
  const shown = isHeld && state === 'inactive' ? 'active' : state
  const enter = () => {
    setWasActive(true)
    happen('entered')
  }
  useEffect(() => {
    if (isCovered) return happen('hid')
    happen('returned')
    // After the cover is removed, the pointer may still be over the card.
    if (isDesktop() && card.current?.matches(':hover')) happen('entered')
  }, [isCovered])
  const leaveFor = (card: Element) => {
    if (!card.matches(':hover') && !card.contains(document.activeElement) && !hasOpenLayer(card)) happen('left')
  }
  const watch = {
    ref: card,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter(),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.querySelector(':focus-visible') && !hasOpenLayer(currentTarget)) happen('left')
    },
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && enter(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setTimeout(() => leaveFor(currentTarget))
    },
    onToggleCapture: ({ currentTarget }: ToggleEvent<HTMLElement>) => setTimeout(() => leaveFor(currentTarget)),
  }
  return { state: shown, wasActive: wasActive || isHeld, watch }
}

/** An open layer of the card keeps it active, even when the layer shrinks away from under the pointer. */
const hasOpenLayer = (card: Element) => card.querySelector(':popover-open') !== null

/** The edit button appears 800 ms after the card became active (`card.8`). */
export function useEditReveal(isActive: boolean, mayEdit: boolean): boolean {
  const [isRevealed, setIsRevealed] = useState(false)
  useEffect(() => {
    if (!isActive || !mayEdit) return setIsRevealed(false)
    const timer = setTimeout(() => setIsRevealed(true), EDIT_REVEAL_MS)
    return () => clearTimeout(timer)
  }, [isActive, mayEdit])
  return isRevealed
}
