import { QUICK_SAVE_BELOW_BOARDS } from '../../constants/limits.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'
import type { SaveState } from './one-tap-save.ts'

export type SaveButtonType = 'classic' | 'inline' | 'savedOverlay' | 'none'

type Pin = Pick<PinCard, 'is_promoted' | 'promoted_is_removable' | 'saved_info'>

/** The type of a pin's save button, by the first match. */
export function saveButtonType(
  pin: Pin,
  viewer: Pick<Viewer, 'is_auth' | 'board_count'>,
  surface: SurfaceName,
): SaveButtonType {
  const isRemovableAd = pin.is_promoted && pin.promoted_is_removable
  if (isRemovableAd || surfaceRules(surface).isCatalogue) return 'none'
  if (pin.saved_info) return 'savedOverlay'
  return viewer.is_auth && viewer.board_count > 0 ? 'inline' : 'classic'
}

type Saved = Pick<PinCard, 'pinner' | 'board'>
type Place = { surface: SurfaceName; isPinPage: boolean; hasSavedAsGuest: boolean }

/** Whether a viewer sees a save button in a place. */
export function showsSaveButton(pin: Saved, viewer: Pick<Viewer, 'is_auth' | 'id'>, place: Place): boolean {
  if (!place.isPinPage && !surfaceRules(place.surface).save) return false
  if (!viewer.is_auth) return place.isPinPage || !place.hasSavedAsGuest
  return pin.pinner?.id === viewer.id || pin.board?.privacy !== 'secret'
}

type Saver = Pick<Viewer, 'is_auth' | 'id' | 'board_count'>

/**
 * Saving to the profile without choosing a board is for people with few boards, and not on another person's profile.
 */
export function mayQuickSave(viewer: Saver, profileOf: Id | null = null): boolean {
  const isHere = profileOf === null || profileOf === viewer.id
  return viewer.is_auth && isHere && viewer.board_count < QUICK_SAVE_BELOW_BOARDS
}

/** Numbers of the viewer field `save_behavior`. */
export const SAVE_BEHAVIOR = { profile: 0, picker: 1 } as const

type Tap = {
  /** Owner of the profile on which the pin is shown. */
  profileOf?: Id | null
  /** A board was chosen before, so the next save goes there too. */
  hasBoard?: boolean
}

/** The target of a tap on Save: the last chosen board, the profile, or the board picker. */
export function saveTapTarget(
  viewer: Saver & Pick<Viewer, 'save_behavior'>,
  { profileOf = null, hasBoard = false }: Tap = {},
): 'board' | 'profile' | 'picker' {
  if (viewer.save_behavior === SAVE_BEHAVIOR.picker) return 'picker'
  if (hasBoard) return 'board'
  return mayQuickSave(viewer, profileOf) ? 'profile' : 'picker'
}

/** On the explore-local tab, a tap on Save opens the repin page for an unsaved pin, and does nothing otherwise. */
export function exploreLocalTapAction(state: SaveState): 'repinPage' | 'nothing' {
  return state === 'unsaved' ? 'repinPage' : 'nothing'
}
