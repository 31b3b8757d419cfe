import { OVERLAY_NAME_CUT } from '../../constants/limits.ts'
import { SAVED_CONFIRMATION_MS } from '../../constants/timings.ts'
import type { SavedInfo } from '../../entities/pin.ts'
import { truncate } from '../format/shown-text.ts'

export type SaveState = 'unsaved' | 'saving' | 'saved' | 'deleting'
export type SaveEvent = 'tapped' | 'succeeded' | 'failed'

const NEXT: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  unsaved: { tapped: 'saving' },
  saving: { succeeded: 'saved', failed: 'unsaved' },
  saved: { tapped: 'deleting' },
  deleting: { succeeded: 'unsaved', failed: 'saved' },
}

/** A tap saves or unsaves; while a request is running, taps have no effect. */
export function nextSaveState(state: SaveState, happening: SaveEvent): SaveState {
  return NEXT[state][happening] ?? state
}

/** The overlay's text, as a text key or a place name, and its link. */
export type SavedOverlay = { text: { key: 'saved.now' | 'card.savedToProfile' } | { name: string }; href: string }

type Saved = Pick<SavedInfo, 'type' | 'title' | 'url' | 'section'>

/**
 * Shows 'Saved!' at first, then the place; `savedFor` is the time since the save in ms, null when the pin was saved
 * before the card rendered.
 */
export function toSavedOverlay(info: Saved, savedFor: number | null): SavedOverlay {
  const href = info.type === 'profile' ? '/me/' : info.url
  if (savedFor !== null && savedFor < SAVED_CONFIRMATION_MS) return { text: { key: 'saved.now' }, href }
  const name = info.section?.title ?? info.title
  if (info.type === 'profile' || !name) return { text: { key: 'card.savedToProfile' }, href }
  return { text: { name: truncate(name, OVERLAY_NAME_CUT) }, href }
}
