import { swipeOf } from '#domain/rules/carousel/slides.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import type { Frame } from '../../frame.tsx'
import { neighborsOf } from '../grid/walk.ts'

const ELSEWHERE =
  'input, textarea, select, [contenteditable], [popover], dialog, [role=menu], [role=tablist], [role=list]'
const SWIPED = '[data-closeup]'
/** In a carousel a swipe turns the slides of the pin and doesn't lead to the next pin. */
const TURNED = '[data-carousel]'

type Leading = Pick<Frame, 'store'> & { navigator: NonNullable<Frame['navigator']> }

/** Listens for keys and fingers that lead from one pin to its neighbors, until told to stop. */
export function leadToNeighbors({ navigator, store }: Leading, id: string, signal: AbortSignal): void {
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
  addEventListener('keydown', onKey, { signal })
  addEventListener('touchstart', onTouch, { signal, passive: true })
  addEventListener('touchend', onLift, { signal, passive: true })
}
