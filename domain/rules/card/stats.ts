import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

/** Spec 5, Stats, and D45. The button to a pin's numbers is for its owner, on board and profile grids; a story has none. */
export function showsStatsButton(
  pin: Pick<PinCard, 'pinner' | 'story_pin_data'>,
  viewer: Pick<Viewer, 'is_auth' | 'id'>,
  surface: SurfaceName,
): boolean {
  return viewer.is_auth && pin.pinner?.id === viewer.id && surfaceRules(surface).stats && !pin.story_pin_data
}
