/** What opened a page over another: itself, and the pin it leads to, by which it is found when it was drawn anew. */
export type Opener = { element: HTMLElement; pin: string | undefined }

const TRIES = 30

export const openerAt = (element: HTMLElement): Opener => ({
  element,
  pin: element.closest<HTMLElement>('[data-pin]')?.dataset.pin,
})

/** The focus goes back to the card, also to one that was taken out of the page meanwhile and comes back with it. */
export function focusAgain({ element, pin }: Opener, tried = 0): void {
  const card = element.isConnected ? element : pin && document.querySelector<HTMLElement>(linkOf(pin))
  if (card) {
    card.focus({ preventScroll: true })
    // A window that was turned meanwhile has the card elsewhere.
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
    return
  }
  const isElsewhere = document.activeElement && document.activeElement !== document.body
  if (pin && tried < TRIES && !isElsewhere) requestAnimationFrame(() => focusAgain({ element, pin }, tried + 1))
}

const linkOf = (pin: string) => `[data-base] [data-pin="${CSS.escape(pin)}"] a`
