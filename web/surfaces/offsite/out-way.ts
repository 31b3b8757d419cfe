import type { KnownPin } from '../../state/entities.ts'

/** In whose words an address stands. */
export type Words = { comment_id?: string | undefined; message_id?: string | undefined }

/** An outside address, and what it stands on. */
export type OutWay = Words & {
  url: string
  pin?: KnownPin | undefined
  user_id?: string | undefined
  /** Which slot of a carousel it belongs to, where the pin does not say. */
  slot?: Record<string, string | number> | undefined
}

export const slotOf = ({ slot, pin }: OutWay) => slot ?? (pin?.shown_slot && { slot_id: pin.shown_slot.slot_id })

export function wayOf({ url, pin, user_id, comment_id, message_id }: OutWay) {
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
