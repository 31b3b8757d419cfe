import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { Privacy } from '../../entities/board.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

type Pin = Pick<PinCard, 'pinner' | 'is_repin' | 'videos' | 'story_pin_data'> & { board: { privacy: Privacy } | null }
type Looking = Pick<Viewer, 'is_auth' | 'id' | 'is_partner'>

/** Spec 5, Stats, and D44. Which partners see a pin's numbers; `hasNumbers`: the server gave them thirty days of it. */
export function showsStats(pin: Pin, viewer: Looking, hasNumbers: boolean): boolean {
  if (!viewer.is_auth || !viewer.is_partner) return false
  if (!pin.story_pin_data && !pin.videos && hasNumbers) return true
  const isOwn = viewer.id !== null && pin.pinner?.id === viewer.id
  if (!isOwn || !pin.board) return false
  return pin.story_pin_data ? true : !pin.is_repin && pin.board.privacy !== 'secret'
}

type Seeing = { managesProfile: boolean; analyticsWork: boolean }

/** Spec 5, Stats, and D45. The button to the numbers is for owners and profile managers, wide on a creator's own grids. */
export function statsButton(
  pin: Pick<PinCard, 'pinner' | 'story_pin_data'>,
  viewer: Pick<Viewer, 'is_auth' | 'id'>,
  surface: SurfaceName,
  { managesProfile, analyticsWork }: Seeing,
): 'wide' | 'icon' | null {
  const form = surfaceRules(surface).stats
  if (!viewer.is_auth || !analyticsWork || (form !== 'wide' && pin.story_pin_data)) return null
  return managesProfile || pin.pinner?.id === viewer.id ? form : null
}
