import { useSyncExternalStore } from 'react'

/** The element that guidance with this anchor is attached to, while it is in the page and not covered. */
export function useAnchorElement(name: string | null): HTMLElement | null {
  return useSyncExternalStore(watchPage, () => findAnchor(name))
}

function findAnchor(name: string | null): HTMLElement | null {
  if (!name) return null
  const all = document.querySelectorAll<HTMLElement>(`[data-guidance-anchor="${CSS.escape(name)}"]`)
  return [...all].find((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')) ?? null
}

function watchPage(listener: () => void): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  }
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'class'] })
  addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    removeEventListener('resize', soon)
  }
}
