import { useEffect } from 'react'
import { useApp } from '../../app-context.tsx'

/** Requested at once, before React hydrates the page. */
const keys = import('./keys.ts')

/**
 * Keyboard shortcuts: `?` lists them, `/` focuses the search field, `s` saves the focused or hovered pin, or the one
 * whose page it is, and Escape closes a layer.
 */
export function useShortcutKeys(showKeys: () => void) {
  const { navigator } = useApp()
  useEffect(() => {
    if (!navigator) return
    const stop = new AbortController()
    keys.then(({ listenForKeys }) => listenForKeys(navigator, showKeys, stop.signal)).catch(() => {})
    return () => stop.abort()
  }, [navigator, showKeys])
}
