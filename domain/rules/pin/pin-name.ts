import type { PinCard } from '../../entities/pin.ts'

type PinForName = Pick<PinCard, 'grid_title' | 'alt_text' | 'auto_alt_text'>

/** A name for a pin: its title, else its alt text; empty when it has neither. */
export function pinName(pin: PinForName): string {
  return pin.grid_title.trim() || pin.alt_text.trim() || pin.auto_alt_text.trim()
}

/** Alt text of a pin's picture: the written one, else the automatic one; null means the pin's name is used. */
export function pinAltText(pin: Pick<PinCard, 'alt_text' | 'auto_alt_text'>): string | null {
  return pin.alt_text.trim() || pin.auto_alt_text.trim() || null
}
