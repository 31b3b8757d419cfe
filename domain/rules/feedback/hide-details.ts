import type { PinCard } from '../../entities/pin.ts'
import type { Promotion } from '../../entities/promotion.ts'
import type { Id } from '../../id.ts'
import { pinType } from '../card/pin-type.ts'
import { cardOpens } from '../card/source-link.ts'
import type { HideCall } from './hide-call.ts'

type Hidden = Parameters<typeof pinType>[0] &
  Parameters<typeof cardOpens>[0] &
  Pick<PinCard, 'is_promoted'> & {
    board?: { id: Id } | null | undefined
    pinner?: { id: Id } | null | undefined
    interest_id?: Id | null | undefined
    recommendation_reason?: PinCard['recommendation_reason']
    is_third_party_ad?: Promotion['is_third_party_ad'] | undefined
  }
type Wish = { type: 'pin' | 'topic' | 'source'; call: HideCall; query: string; tracking?: string | undefined }

/** Spec 7, Hide and feedback actions: what applies to this pin here is sent along. */
export function hideDetails(pin: Hidden, { type, call, query, tracking }: Wish) {
  return {
    feedback_type: type,
    ...(pin.board && { board_id: pin.board.id }),
    ...(type === 'topic' && pin.interest_id && { interest_id: pin.interest_id }),
    ...(pin.recommendation_reason && { recommendation_reason_id: String(pin.recommendation_reason.reason_id) }),
    ...(pin.pinner && { user_id: pin.pinner.id }),
    ...(pin.is_promoted && { promoted: true, is_third_party_ad: pin.is_third_party_ad ?? false }),
    ...(tracking && { client_tracking_params: tracking }),
    ...(call === 'search' && { query, pin_type: pinType(pin, cardOpens(pin) === 'link') }),
  }
}
