import type { KnownPin } from '../../state/entities.ts'

/** An outside address, and what it stands on. */
export type OutWay = {
  url: string
  pin?: KnownPin | undefined
  user_id?: string | undefined
  /** Which slot of a carousel it belongs to. */
  slot?: Record<string, string | number> | undefined
}

export function wayOf({ url, pin, user_id }: OutWay) {
  return {
    url,
    pin_id: pin?.id,
    user_id,
    is_third_party_ad: pin?.is_third_party_ad,
    client_tracking_params: pin?.tracking_params,
  }
}
