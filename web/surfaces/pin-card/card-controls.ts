import { SaveButton } from '../save/SaveButton.tsx'
import { CardActionBar } from './CardActionBar.tsx'
import { CardFooter } from './CardFooter.tsx'

/** Card controls that are loaded after the first interaction; most are shown on hover or focus only. */
export const cardControls = { Save: SaveButton, ActionBar: CardActionBar, Footer: CardFooter } as const
