import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CardPosition } from './layout.ts'
import { findNeighborCard, type WalkDirection } from './neighbor-card.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'
const ELSEWHERE = 'input, textarea, select, [contenteditable], [popover], dialog, [role=menu], [role=tablist]'

/** Moves the focus between cards by arrow keys. The focused card stays rendered however far it is scrolled away. */
export function useArrowKeyWalk(positions: CardPosition[]) {
  const [focused, setFocused] = useState<string>()
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target)
    if (index !== undefined) setFocused(positions[index]?.key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = indexOf(event.target as HTMLElement)
    const direction = directionOf(event)
    if (from === undefined || !direction) return
    const to = findNeighborCard(positions, from, direction)
    if (to === undefined) return
    event.preventDefault()
    const list = event.currentTarget
    flushSync(() => setFocused(positions[to]?.key))
    list.querySelector(`[data-index="${to}"]`)?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }
  return { focused, onFocus, onKeyDown }
}

function indexOf(element: HTMLElement): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}

function directionOf(event: KeyboardEvent<HTMLElement>): WalkDirection | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  if ((event.target as HTMLElement).closest(ELSEWHERE)) return undefined
  if (event.key === 'ArrowUp') return 'up'
  if (event.key === 'ArrowDown') return 'down'
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === 'ArrowLeft') return rightToLeft ? 'after' : 'before'
  if (event.key === 'ArrowRight') return rightToLeft ? 'before' : 'after'
  return undefined
}
