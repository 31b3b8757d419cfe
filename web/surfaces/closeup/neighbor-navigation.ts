import { toSwipe } from '#domain/rules/carousel/slides.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { findPinNeighbors } from '../grid/pin-neighbors.ts'
import { isControlTarget, toArrowDirection } from './key-target.ts'

const SWIPED = '[data-closeup]'
/** In a carousel, a swipe turns the slides and doesn't open the next pin. */
const TURNED = '[data-carousel]'

type Leading = Pick<AppContextValue, 'store'> & { navigator: NonNullable<AppContextValue['navigator']> }

/** Listens for arrow keys and swipes that open the neighboring pins, until the signal aborts. */
export function listenForNeighborNavigation({ navigator, store }: Leading, id: string, signal: AbortSignal): void {
  const turn = (isOnward: boolean): boolean => {
    const { before, after } = findPinNeighbors(id)
    const next = isOnward ? after : before
    if (next) void navigator.go(pinPath(next, store.get().viewer.is_auth), { over: true, replace: true })
    return next !== undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const arrow = toArrowDirection(event)
    if (arrow && !isControlTarget(event.target) && turn(arrow === 'next')) event.preventDefault()
  }
  let began: { x: number; y: number } | undefined
  const onTouch = (event: TouchEvent) => {
    const [finger] = event.touches
    const target = event.target as Element
    const mayBegin = event.touches.length === 1 && target.closest(SWIPED) && !target.closest(TURNED)
    began = finger && mayBegin && !isControlTarget(target) ? { x: finger.clientX, y: finger.clientY } : undefined
  }
  const onLift = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    const swipe = began && finger && toSwipe({ dx: finger.clientX - began.x, dy: finger.clientY - began.y })
    began = undefined
    if (swipe) turn((swipe === 'swipedLeft') === (document.documentElement.dir !== 'rtl'))
  }
  addEventListener('keydown', onKey, { signal })
  addEventListener('touchstart', onTouch, { signal, passive: true })
  addEventListener('touchend', onLift, { signal, passive: true })
}
