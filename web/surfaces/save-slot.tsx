import type { ComponentType } from 'react'
import type { KnownPin } from '../state/entities.ts'

export type SaveSlotProps = { pin: KnownPin; place: 'card' | 'closeup' }
type SaveModule = { SaveButton: ComponentType<SaveSlotProps> }

const [found] = Object.values(import.meta.glob<SaveModule>('./save/SaveButton.tsx', { eager: true }))

/** Where the save button stands, on a card and in the closeup. */
export function SaveSlot(props: SaveSlotProps) {
  return found ? <found.SaveButton {...props} /> : null
}
