import { useEffect } from 'react'
import { useFrame } from '../../frame.tsx'

/** Requested at once, before React takes over the page. */
const keys = import('./keys.ts')

/** `?` lists the keys, `/` goes to the search field, `s` saves the pin that has the focus, that is pointed at, or whose page it is, Escape closes the page over another. */
export function useKeys(showKeys: () => void) {
  const { navigator } = useFrame()
  useEffect(() => {
    if (!navigator) return
    const stop = new AbortController()
    keys.then(({ listenForKeys }) => listenForKeys(navigator, showKeys, stop.signal)).catch(() => {})
    return () => stop.abort()
  }, [navigator, showKeys])
}
