import type { AppContextValue } from '../../app-context.tsx'
import { searchFieldRef } from '../search/search-field-ref.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'
const PAGE = '#main article[data-closeup]'
const OPEN = 'dialog[open], [popover]:popover-open:not([popover=manual])'

type Navigator = NonNullable<AppContextValue['navigator']>

/** Handles page-wide keyboard shortcuts until the signal aborts. */
export function listenForKeys(navigator: Navigator, showKeys: () => void, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).closest(TYPED_INTO) || document.querySelector(OPEN)) return
    if (event.key === '?') showKeys()
    if (event.key === '/') {
      event.preventDefault()
      searchFieldRef.current?.focus()
    }
    if (event.key === 's')
      pinAt(event.target as Element)
        ?.querySelector<HTMLElement>('[data-save]')
        ?.click()
    if (event.key === 'Escape' && navigator.pages.getState().layer) history.back()
  }
  addEventListener('keydown', onKey, { signal })
}

/** The hovered card, unless the focus was moved by keys to another one; otherwise the pin whose page it is. */
const pinAt = (focus: Element) => {
  const led = focus.closest('[data-pin]')
  const pointed = document.querySelector('[data-pin]:hover')
  return (focus.matches(':focus-visible') ? (led ?? pointed) : (pointed ?? led)) ?? document.querySelector(PAGE)
}
