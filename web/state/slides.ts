import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { KnownPin } from './entities.ts'

/**
 * The slide of each carousel that the viewer turned to, as long as the page is open; opening or saving the pin uses it.
 */
const turned = createStore<Readonly<Record<string, number>>>(() => ({}))

export const showSlide = (pinId: string, index: number) => turned.setState({ [pinId]: index })

/** Shows a carousel at its original slide again. */
export function resetSlide(pinId: string) {
  const { [pinId]: _, ...others } = turned.getState()
  turned.setState(others, true)
}

/** Index of the visible slide: the one that the viewer turned to, or else the one that was saved. */
export function useSlideIndex(pin: { id: string } & Pick<KnownPin, 'carousel_data'>): number {
  const first = pin.carousel_data?.index ?? 0
  return useSyncExternalStore(
    turned.subscribe,
    () => turned.getState()[pin.id] ?? first,
    () => first,
  )
}
