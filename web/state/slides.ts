import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { KnownPin } from './entities.ts'

/** How far each carousel was turned, for as long as the page is open: whoever opens or saves it does so there. */
const turned = createStore<Readonly<Record<string, number>>>(() => ({}))

export const turnTo = (pinId: string, index: number) => turned.setState({ [pinId]: index })

/** Shows a carousel at the slide it was saved at again. */
export function turnBack(pinId: string) {
  const { [pinId]: _, ...others } = turned.getState()
  turned.setState(others, true)
}

/** Which picture of a carousel is seen: the one it was turned to, else the one it was saved at. */
export function useTurned(pin: { id: string } & Pick<KnownPin, 'carousel_data'>): number {
  const first = pin.carousel_data?.index ?? 0
  return useSyncExternalStore(
    turned.subscribe,
    () => turned.getState()[pin.id] ?? first,
    () => first,
  )
}
