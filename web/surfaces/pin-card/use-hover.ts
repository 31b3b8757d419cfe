import { type FocusEvent, type PointerEvent, type ToggleEvent, useEffect, useReducer, useRef, useState } from 'react'
import { EDIT_REVEAL } from '#domain/constants/timings.ts'
import { nextCardState } from '#domain/rules/card/visible-areas.ts'
import { isDesktop } from '../../hooks/use-is-desktop.ts'

type Held = {
  /** A menu of it is open. */
  isHeld: boolean
  /** Something lies over it. */
  isCovered: boolean
}

/** Spec 4, Other card states: the pointer or the focus makes a card active; so does a menu of it that is open. */
export function useHover({ isHeld, isCovered }: Held) {
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
    // The pointer that took the cover away is still there.
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

/** A layer that opened from the card goes on while what stands in it shrinks away under the pointer. */
const hasOpenLayer = (card: Element) => card.querySelector(':popover-open') !== null

/** Spec 4, Other card states: the edit button comes 800 ms after the card became active. */
export function useEditReveal(isActive: boolean, mayEdit: boolean): boolean {
  const [isRevealed, setIsRevealed] = useState(false)
  useEffect(() => {
    if (!isActive || !mayEdit) return setIsRevealed(false)
    const timer = setTimeout(() => setIsRevealed(true), EDIT_REVEAL)
    return () => clearTimeout(timer)
  }, [isActive, mayEdit])
  return isRevealed
}
