import type { KnownPin } from '../../state/entities.ts'

/** The comment or message whose text contains the URL. */
export type LinkTextSource = { comment_id?: string | undefined; message_id?: string | undefined }

/** An outside URL, with the pin, person or text that contains it. */
export type OutboundTarget = LinkTextSource & {
  url: string
  pin?: KnownPin | undefined
  user_id?: string | undefined
  /** Carousel slot of the link, unless the pin itself carries it. */
  slot?: Record<string, string | number> | undefined
}

export const toOutboundSlot = ({ slot, pin }: OutboundTarget) =>
  slot ?? (pin?.shown_slot && { slot_id: pin.shown_slot.slot_id })

export function toOutboundOptions({ url, pin, user_id, comment_id, message_id }: OutboundTarget) {
  return {
    url,
    pin_id: pin?.id,
    user_id,
    comment_id,
    message_id,
    is_third_party_ad: pin?.is_third_party_ad,
    client_tracking_params: pin?.tracking_params,
  }
}
