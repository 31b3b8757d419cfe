import { useEffect } from 'react'
import { useFrame, usePages } from '../../frame.tsx'

/** Requested at once, together with the page's own script. */
const neighbors = import('./neighbors.ts')

/** Left and right, by key or by a finger that goes sideways, lead to the pins before and after in the list where this one was opened. */
export function useNeighbors(id: string | undefined) {
  const { navigator, store } = useFrame()
  const isOver = usePages(({ layer }) => layer !== undefined)
  useEffect(() => {
    if (!navigator || !id || !isOver) return
    const stop = new AbortController()
    neighbors.then(({ leadToNeighbors }) => leadToNeighbors({ navigator, store }, id, stop.signal)).catch(() => {})
    return () => stop.abort()
  }, [navigator, store, id, isOver])
}
