import { useEffect } from 'react'
import { useFrame } from '../../frame.tsx'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'
const OPEN = 'dialog[open], [popover]:popover-open:not([popover=manual])'

/** `?` lists the keys, `/` goes to the search field, `s` saves the pin that has the focus or the page, Escape closes the page over another. */
export function useKeys(showKeys: () => void) {
  const { navigator } = useFrame()
  useEffect(() => {
    if (!navigator) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest(TYPED_INTO) || document.querySelector(OPEN)) return
      if (event.key === '?') showKeys()
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLElement>('[data-search]')?.focus()
      }
      if (event.key === 's')
        pinAt(event.target as Element)
          ?.querySelector<HTMLElement>('[data-save]')
          ?.click()
      if (event.key === 'Escape' && navigator.pages.getState().layer) history.back()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigator, showKeys])
}

/** The card around the focus; elsewhere the pin whose page it is. */
const pinAt = (focus: Element) => focus.closest('[data-pin]') ?? document.querySelector('#main article[data-closeup]')
