import { LONG_PRESS_MOVE_MAX_PX } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'
import { isRemovedStory } from './pin-type.ts'

type ContextMenuPin = Pick<PinCard, 'story_pin_data' | 'native_creator' | 'pinner'>

/** The menu that a right click or long press opens: the card's own, or the browser's. */
export function contextMenuKind(
  pin: ContextMenuPin,
  surface: SurfaceName,
  by: 'rightClick' | 'longPress',
): 'card' | 'browser' {
  if (isRemovedStory(pin) || !surfaceRules(surface).contextMenu) return 'browser'
  const hasPerson = pin.native_creator !== null || pin.pinner !== null
  return by === 'rightClick' && !hasPerson ? 'browser' : 'card'
}

type Pin = Pick<PinCard, 'pinner' | 'promoter' | 'is_promoted' | 'promoted_is_removable'>
type Looking = Pick<Viewer, 'is_auth' | 'id' | 'experiments'>

/**
 * Cards have no overflow menu for the viewer's own pins and ads, on some surfaces, and for ads that can't be hidden.
 */
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

/**
 * Actions that are possible here: the product may not support all of them yet, and the browser may not be able to share
 * or copy.
 */
type Possible = { follows: boolean; offers: (action: CardAction) => boolean }
type Menued = Pick<
  PinCard,
  'pinner' | 'image_signature' | 'is_promoted' | 'story_pin_data' | 'interest_id' | 'recommendation_reason'
>

/** Actions in a card's overflow menu, from top to bottom; none for a removed story. */
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

type Edited = Pick<PinCard, 'id' | 'access' | 'saved_info'> & { board: { owner?: { id: Id } | undefined } | null }
type Editor = Pick<Viewer, 'is_auth' | 'id'>

/** The viewer owns the pin's board, has write access, or saved the pin. */
export function mayEditPin(pin: Edited, viewer: Editor): boolean {
  return viewer.is_auth && (mayEditItself(pin, viewer) || pin.saved_info !== null)
}

/** The pin that the edit button opens: this one, else the viewer's own save of it, else null. */
export function findPinIdToEdit(pin: Edited, viewer: Editor): Id | null {
  if (!mayEditPin(pin, viewer)) return null
  return mayEditItself(pin, viewer) ? pin.id : (pin.saved_info?.local_pin_id ?? null)
}

function mayEditItself(pin: Edited, viewer: Editor): boolean {
  return pin.access.includes('write') || (viewer.id !== null && pin.board?.owner?.id === viewer.id)
}

/** True once a finger has moved more than 10 px from its start, which makes it a scroll or drag rather than a press. */
export const hasFingerMoved = ({ dx, dy }: { dx: number; dy: number }): boolean =>
  dx * dx + dy * dy > LONG_PRESS_MOVE_MAX_PX ** 2
