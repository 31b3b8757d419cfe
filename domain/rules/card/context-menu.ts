import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import { isRemovedStory } from './removed-story.ts'

type Pin = Pick<PinCard, 'story_pin_data' | 'native_creator' | 'pinner'>

/** Spec 6, Authenticated user. Which menu a right click or a long press opens: the card's, or what the browser does by itself. */
export function contextMenu(pin: Pin, surface: SurfaceName, by: 'rightClick' | 'longPress'): 'card' | 'browser' {
  if (isRemovedStory(pin) || !surfaceRules(surface).contextMenu) return 'browser'
  const hasPerson = pin.native_creator !== null || pin.pinner !== null
  return by === 'rightClick' && !hasPerson ? 'browser' : 'card'
}
