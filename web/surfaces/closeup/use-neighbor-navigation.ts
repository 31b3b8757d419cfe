import { useEffect } from 'react'
import { useApp, usePages } from '../../app-context.tsx'

/** Requested at once, together with the page's own script. */
const neighbors = import('./neighbor-navigation.ts')

/** Arrow keys and horizontal swipes open the previous and next pins of the list in which this pin was opened. */
export function useNeighborNavigation(id: string | undefined) {
  const { navigator, store } = useApp()
  const isOver = usePages(({ layer }) => layer !== undefined)
  useEffect(() => {
    if (!navigator || !id || !isOver) return
    const stop = new AbortController()
    neighbors
      .then(({ listenForNeighborNavigation }) => listenForNeighborNavigation({ navigator, store }, id, stop.signal))
      .catch(() => {})
    return () => stop.abort()
  }, [navigator, store, id, isOver])
}
