import { useEffect, useSyncExternalStore } from 'react'
import { whenInteracted } from '../../state/first-interaction.ts'

type Controls = typeof import('./controls.ts').controls

let loaded: Controls | undefined
let isAsked = false
const listeners = new Set<() => void>()

function load() {
  if (isAsked) return
  isAsked = true
  import('./controls.ts').then(
    ({ controls }) => {
      loaded = controls
      for (const listener of listeners) listener()
    },
    // The next card that is hovered asks again.
    () => {
      isAsked = false
    },
  )
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The controls of a card that was active, once they are there. They come with the first card that may need them. */
export function useControls(mayHover: boolean, wasActive: boolean): Controls | undefined {
  const isWanted = mayHover && wasActive
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that becomes active asks again for what failed
  useEffect(() => {
    if (mayHover) void whenInteracted().then(load)
  }, [mayHover, isWanted])
  return useSyncExternalStore(
    watch,
    () => (isWanted ? loaded : undefined),
    () => undefined,
  )
}
