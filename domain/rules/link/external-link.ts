/** Only http and https URLs of another host are external. */
export function isExternalUrl(address: string, ownUrl: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  return bare(new URL(address).host) !== bare(new URL(ownUrl).host)
}

const bare = (host: string) => host.replace(/^www\./, '').replace(/\.(?=:|$)/, '')

/** True for an empty href, or a lone hash. */
export function isEmptyHref(href: string | null): boolean {
  return href === null || href.trim() === '' || href.trim() === '#'
}

type Linked = { url: string; ownUrl: string; isProduct: boolean; checkSaysNofollow: boolean | undefined }

/** `nofollow` where the link check requires it, and on external links of products. */
export function linkRel({ url, ownUrl, isProduct, checkSaysNofollow }: Linked): string {
  const isNofollow = checkSaysNofollow ?? (isProduct && isExternalUrl(url, ownUrl))
  return isNofollow ? 'nofollow noopener' : 'noopener'
}

/** Absolute http(s) links open in a new tab. */
export const linkTarget = (url: string): '_blank' | undefined => (/^http/i.test(url) ? '_blank' : undefined)

export type OffsiteTarget = {
  url: string
  pin_id?: string | undefined
  /** Owner of the website, where no pin links to it. */
  user_id?: string | undefined
  /** The comment or message that contains the link, where no pin or profile does. */
  comment_id?: string | undefined
  message_id?: string | undefined
  token?: string | undefined
  is_third_party_ad?: boolean | undefined
  client_tracking_params?: string | null | undefined
  aux_data?: string | undefined
  /** The browser has already logged the click. */
  isTold?: boolean | undefined
}

/** Path of /offsite/, which checks an external link once more before redirecting. */
export function offsitePath(way: OffsiteTarget): string {
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
