import { useEffect, useState } from 'react'
import { useApp } from '../../app-context.tsx'

/** State of a layer that a URL hash opens: opening adds the hash, the Back button removes it. */
export function useHashLayer(hash: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { navigator } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const look = () => setIsOpen(location.hash === hash)
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [hash])
  const open = () => {
    // The history entry stays the page's own entry, so Back from the hash doesn't navigate to another page.
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
