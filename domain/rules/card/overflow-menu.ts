import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import { isRemovedStory } from './removed-story.ts'

type Pin = Pick<PinCard, 'pinner' | 'promoter' | 'is_promoted' | 'promoted_is_removable'>
type Looking = Pick<Viewer, 'is_auth' | 'id' | 'experiments'>

/** Spec 6. The menu is not for one's own pins, not for whoever promotes it, not on some surfaces, and not for ads that stay. */
export function showsOverflowMenu(pin: Pin, viewer: Looking, surface: SurfaceName, isDesktop: boolean): boolean {
  if (!surfaceRules(surface).menu) return false
  if (pin.is_promoted && !pin.promoted_is_removable) return false
  if (!viewer.is_auth) return !isDesktop || viewer.experiments.anonymous_overflow_menu === 'enabled'
  return pin.pinner?.id !== viewer.id && pin.promoter?.id !== viewer.id
}

export type CardAction =
  | 'hide'
  | 'lessSource'
  | 'lessTopic'
  | 'unfollow'
  | 'report'
  | 'download'
  | 'copyLink'
  | 'copyImage'
  | 'share'
  | 'whyAd'

/** What can be done here: the product may not offer all yet, the browser may not share or copy. */
type Possible = { follows: boolean; offers: (action: CardAction) => boolean }
type Menued = Pick<
  PinCard,
  'pinner' | 'image_signature' | 'is_promoted' | 'story_pin_data' | 'interest_id' | 'recommendation_reason'
>

/** Spec 6. What the menu of a card offers, from top to bottom; nothing for a removed story. */
export function cardActions(pin: Menued, viewer: Pick<Viewer, 'is_auth' | 'id'>, possible: Possible): CardAction[] {
  if (isRemovedStory(pin)) return []
  const isOwn = viewer.is_auth && pin.pinner?.id === viewer.id
  const hasPicture = pin.image_signature !== null
  const applies: Record<CardAction, boolean> = {
    share: true,
    copyLink: true,
    copyImage: hasPicture,
    download: hasPicture,
    hide: !isOwn,
    lessSource: !isOwn && viewer.is_auth && Boolean(pin.recommendation_reason),
    lessTopic: !isOwn && Boolean(pin.interest_id),
    unfollow: !isOwn && viewer.is_auth && possible.follows,
    report: !isOwn,
    whyAd: pin.is_promoted,
  }
  return (Object.keys(applies) as CardAction[]).filter((action) => applies[action] && possible.offers(action))
}
