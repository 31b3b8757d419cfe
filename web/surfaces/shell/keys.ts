import type { Frame } from '../../frame.tsx'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'
const PAGE = '#main article[data-closeup]'
const OPEN = 'dialog[open], [popover]:popover-open:not([popover=manual])'

type Navigator = NonNullable<Frame['navigator']>

/** Listens for the keys of the whole page, until told to stop. */
export function listenForKeys(navigator: Navigator, showKeys: () => void, signal: AbortSignal): void {
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
  addEventListener('keydown', onKey, { signal })
}

/** The card that is pointed at, unless the focus was led to another by keys; elsewhere the pin whose page it is. */
const pinAt = (focus: Element) => {
  const led = focus.closest('[data-pin]')
  const pointed = document.querySelector('[data-pin]:hover')
  return (focus.matches(':focus-visible') ? (led ?? pointed) : (pointed ?? led)) ?? document.querySelector(PAGE)
}
