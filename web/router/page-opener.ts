/** The element that opened a layer, and the pin it links to, by which it is found after a re-render. */
export type PageOpener = { element: HTMLElement; pin: string | undefined }

const TRIES = 30

export const toPageOpener = (element: HTMLElement): PageOpener => ({
  element,
  pin: element.closest<HTMLElement>('[data-pin]')?.dataset.pin,
})

/** Returns the focus to the card, even if the card was removed in the meantime and rendered again. */
export function restoreOpenerFocus({ element, pin }: PageOpener, tried = 0): void {
  const card = element.isConnected ? element : pin && document.querySelector<HTMLElement>(linkOf(pin))
  if (card) {
    card.focus({ preventScroll: true })
    // The card may have moved, for example when a phone was rotated.
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
    return
  }
  const isElsewhere = document.activeElement && document.activeElement !== document.body
  if (pin && tried < TRIES && !isElsewhere) requestAnimationFrame(() => restoreOpenerFocus({ element, pin }, tried + 1))
}

const linkOf = (pin: string) => `[data-base] [data-pin="${CSS.escape(pin)}"] a`
