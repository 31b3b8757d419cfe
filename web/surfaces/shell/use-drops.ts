import { useEffect } from 'react'
import { useFrame } from '../../frame.tsx'

/** A picture or link dropped or pasted anywhere leads to creating a pin of it. */
export function useDrops() {
  const { navigator } = useFrame()
  useEffect(() => {
    if (!navigator) return
    const stop = new AbortController()
    const take = async () => (await import('./drops.ts')).takeDrops(navigator, stop.signal)
    take().catch(() => {})
    return () => stop.abort()
  }, [navigator])
}
