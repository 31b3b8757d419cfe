import type { SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Promotion } from '../../entities/promotion.ts'
import type { Id } from '../../id.ts'
import { pinType } from '../card/pin-type.ts'
import { cardTapTarget } from '../card/source-link.ts'

export type HideCall = 'home' | 'related' | 'search'

const CALLS: Partial<Record<SurfaceName, HideCall>> = {
  AuthHomefeed: 'home',
  RetrievalHub: 'home',
  ExploreLocal: 'home',
  RelatedPinGrid: 'related',
  PdpRelatedPinGrid: 'related',
  BoardMoreIdeasTabContent: 'related',
  SearchItem: 'search',
  SearchItemHighShoppingIntent: 'search',
  SearchAdsOnlyModule: 'search',
}

/**
 * The API call that hides a pin on this surface. Nothing is hidden where people chose to look, as on a board; a null
 * surface is the pin's own page.
 */
export const hideCallForSurface = (surface: SurfaceName | null): HideCall | null =>
  surface ? (CALLS[surface] ?? null) : 'home'

type Hidden = Parameters<typeof pinType>[0] &
  Parameters<typeof cardTapTarget>[0] &
  Pick<PinCard, 'is_promoted'> & {
    board?: { id: Id } | null | undefined
    pinner?: { id: Id } | null | undefined
    interest_id?: Id | null | undefined
    recommendation_reason?: PinCard['recommendation_reason']
    is_third_party_ad?: Promotion['is_third_party_ad'] | undefined
  }
type HideDetailsInput = {
  type: 'pin' | 'topic' | 'source'
  call: HideCall
  query: string
  tracking?: string | undefined
}

/** Builds the details sent with a hide: those that apply to this pin and surface. */
export function toHideDetails(pin: Hidden, { type, call, query, tracking }: HideDetailsInput) {
  return {
    feedback_type: type,
    ...(pin.board && { board_id: pin.board.id }),
    ...(type === 'topic' && pin.interest_id && { interest_id: pin.interest_id }),
    ...(pin.recommendation_reason && { recommendation_reason_id: String(pin.recommendation_reason.reason_id) }),
    ...(pin.pinner && { user_id: pin.pinner.id }),
    ...(pin.is_promoted && { promoted: true, is_third_party_ad: pin.is_third_party_ad ?? false }),
    ...(tracking && { client_tracking_params: tracking }),
    ...(call === 'search' && { query, pin_type: pinType(pin, cardTapTarget(pin) === 'link') }),
  }
}
