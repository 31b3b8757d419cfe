import type { PinCard } from '../../entities/pin.ts'

type Named = Pick<PinCard, 'grid_title' | 'alt_text' | 'auto_alt_text'>

/** What a pin is called where it needs a name: its title, else what is said of its picture; empty when nothing is. */
export function pinName(pin: Named): string {
  return pin.grid_title.trim() || pin.alt_text.trim() || pin.auto_alt_text.trim()
}

/** Spec 2. A picture is described by its alt text, else the automatic one; null: by the pin's name. */
export function altText(pin: Pick<PinCard, 'alt_text' | 'auto_alt_text'>): string | null {
  return pin.alt_text.trim() || pin.auto_alt_text.trim() || null
}
