export type WayOut = {
  url: string
  pin_id?: string | undefined
  /** Whose website it is, where no pin links to it. */
  user_id?: string | undefined
  /** The comment or message that has the link, where no pin or profile does. */
  comment_id?: string | undefined
  message_id?: string | undefined
  token?: string | undefined
  is_third_party_ad?: boolean | undefined
  client_tracking_params?: string | null | undefined
  aux_data?: string | undefined
  /** The browser has told of the click itself. */
  isTold?: boolean | undefined
}

/** Spec 7: the way out leads over /offsite/, which looks once more before it lets anyone go. */
export function offsitePath(way: WayOut): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string | null | undefined) => value && query.set(name, value)
  put('token', way.token)
  put('url', way.url)
  put('pin', way.pin_id)
  put('user', way.user_id)
  put('comment', way.comment_id)
  put('message', way.message_id)
  put('isThirdPartyAd', way.is_third_party_ad ? 'true' : undefined)
  put('csr', way.isTold ? 'true' : undefined)
  put('client_tracking_params', way.client_tracking_params)
  put('aux_data', way.aux_data)
  return `/offsite/?${query}`
}
