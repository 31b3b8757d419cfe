import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { KnownPin } from '../state/entities.ts'
import { SaveButton } from './save/SaveButton.tsx'

export type SaveSlotProps = { pin: KnownPin; place: 'card' | 'closeup'; surface?: SurfaceName }

/** Where the save button stands, on a card and in the closeup. */
export function SaveSlot(props: SaveSlotProps) {
  return <SaveButton {...props} />
}
