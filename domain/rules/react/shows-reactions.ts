import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { NamedView } from '../link/view-in.ts'

type Pin = Pick<PinCard, 'reactions_disabled' | 'is_promoted' | 'story_pin_data' | 'videos' | 'pinner'>
type Looking = Pick<Viewer, 'is_auth' | 'id' | 'is_eligible_for_image_only_grid' | 'experiments'>
export type View = { surface: SurfaceName } & Partial<NamedView>

const HIDING_TYPE = 606
const HIDING_PARAMETER = 3475
const REMOVALS = ['closeup_auth_remove_reactions_grid_dweb']

/** Spec 5, Reactions. They show where none of the cases that hide them applies. */
export function showsReactions(pin: Pin, viewer: Looking, view: View): boolean {
  const { reactsTo } = surfaceRules(view.surface)
  if (pin.reactions_disabled || reactsTo === null) return false
  if (pin.is_promoted && !reactsTo.includes('promoted')) return false
  if (pin.story_pin_data && !reactsTo.includes('story')) return false
  if (pin.videos && !reactsTo.includes('video')) return false
  if (view.viewParameter === HIDING_PARAMETER || view.viewType === HIDING_TYPE) return false
  if (viewer.is_auth && pin.pinner?.id === viewer.id && !reactsTo.includes('own')) return false
  if (view.surface === 'AuthHomefeed' && !pin.is_promoted) return false
  if (viewer.is_eligible_for_image_only_grid) return false
  return !(viewer.is_auth && REMOVALS.some((name) => viewer.experiments[name] === 'enabled'))
}
