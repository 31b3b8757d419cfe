import { useEffect, useSyncExternalStore } from 'react'
import { waitForInteraction } from '../../state/first-interaction.ts'

type Controls = typeof import('./card-controls.ts').cardControls

let loaded: Controls | undefined
let isAsked = false
const listeners = new Set<() => void>()

function load() {
  if (isAsked) return
  isAsked = true
  import('./card-controls.ts').then(
    ({ cardControls }) => {
      loaded = cardControls
      for (const listener of listeners) listener()
    },
    // After a failure, the next hovered card tries again.
    () => {
      isAsked = false
    },
  )
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Controls of a card that was active, once they are loaded. Loading starts with the first card that may need them. */
export function useCardControls(mayHover: boolean, wasActive: boolean): Controls | undefined {
  const isWanted = mayHover && wasActive
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that becomes active asks again for what failed
  useEffect(() => {
    if (mayHover) void waitForInteraction().then(load)
  }, [mayHover, isWanted])
  return useSyncExternalStore(
    watch,
    () => (isWanted ? loaded : undefined),
    () => undefined,
  )
}
