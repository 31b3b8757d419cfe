import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

export type SaveButtonType = 'classic' | 'inline' | 'savedOverlay' | 'none'

type Pin = Pick<PinCard, 'is_promoted' | 'promoted_is_removable' | 'saved_info'>

/** Spec 4, Save-button type per pin. What the button of a pin is, the first that holds. */
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

/** Spec 5, Save and card rules, and D1. Who sees a save button where. */
export function showsSaveButton(pin: Saved, viewer: Pick<Viewer, 'is_auth' | 'id'>, place: Place): boolean {
  if (!place.isPinPage && !surfaceRules(place.surface).save) return false
  if (!viewer.is_auth) return place.isPinPage || !place.hasSavedAsGuest
  return pin.pinner?.id === viewer.id || pin.board?.privacy !== 'secret'
}
