import { useEffect, useState } from 'react'
import { useFrame } from '../../frame.tsx'

/** A layer that an address's hash opens: opening adds the hash, Back takes it away. */
export function useHash(hash: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { navigator } = useFrame()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const look = () => setIsOpen(location.hash === hash)
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [hash])
  const open = () => {
    // The same entry of the page with a hash: Back from it is no way to another page.
    history.pushState({ ...navigator?.entry(), isHash: true }, '', hash)
    setIsOpen(true)
  }
  const close = () => {
    if (history.state?.isHash) return history.back()
    history.replaceState(history.state, '', location.pathname + location.search)
    setIsOpen(false)
  }
  return { isOpen, open, close }
}
