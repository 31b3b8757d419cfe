import { useEffect } from 'react'
import { useApp } from '../../app-context.tsx'

/** A picture or link that is dropped or pasted anywhere opens the page for creating a pin with it. */
export function useDropToCreatePin() {
  const { navigator } = useApp()
  useEffect(() => {
    if (!navigator) return
    const stop = new AbortController()
    const take = async () => (await import('./drops.ts')).listenForDrops(navigator, stop.signal)
    take().catch(() => {})
    return () => stop.abort()
  }, [navigator])
}
