import { SaveButton } from '../save/SaveButton.tsx'
import { CardActionBar } from './CardActionBar.tsx'
import { CardFooter } from './CardFooter.tsx'

/** What a card shows only once the page was touched, most of it once the pointer or the focus came to the card. */
export const controls = { Save: SaveButton, ActionBar: CardActionBar, Footer: CardFooter } as const
