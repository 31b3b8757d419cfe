import { OVERLAY_NAME_CUT } from '../../constants/limits.ts'
import { SAVED_CONFIRMATION } from '../../constants/timings.ts'
import type { SavedInfo } from '../../entities/pin.ts'
import { truncate } from '../format/truncate.ts'

/** What the overlay says: a text's key, or the name of a place; and where it leads. */
export type SavedOverlay = { text: { key: 'saved.now' | 'card.savedToProfile' } | { name: string }; href: string }

type Saved = Pick<SavedInfo, 'type' | 'title' | 'url' | 'section'>

/** Spec 4, Save flow. 'Saved!' at first, then where; `savedFor` is null when it was saved before the card was drawn. */
export function savedOverlay(info: Saved, savedFor: number | null): SavedOverlay {
  const href = info.type === 'profile' ? '/me/' : info.url
  if (savedFor !== null && savedFor < SAVED_CONFIRMATION) return { text: { key: 'saved.now' }, href }
  const name = info.section?.title ?? info.title
  if (info.type === 'profile' || !name) return { text: { key: 'card.savedToProfile' }, href }
  return { text: { name: truncate(name, OVERLAY_NAME_CUT) }, href }
}
