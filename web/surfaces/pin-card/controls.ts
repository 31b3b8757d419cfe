import { SaveSlot } from '../save-slot.tsx'
import { CardActionBar } from './CardActionBar.tsx'

/** What a card shows only once the pointer or the focus came to it: loaded after the page stands. */
export const controls = { Save: SaveSlot, ActionBar: CardActionBar } as const
