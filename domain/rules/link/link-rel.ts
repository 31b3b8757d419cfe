import { isExternal } from './is-external.ts'

type Linked = { url: string; ownUrl: string; isProduct: boolean; checkSaysNofollow: boolean | undefined }

/** Spec 5, Links. `nofollow` where the link check says so, and on a product's link that leads out. */
export function linkRel({ url, ownUrl, isProduct, checkSaysNofollow }: Linked): string {
  const isNofollow = checkSaysNofollow ?? (isProduct && isExternal(url, ownUrl))
  return isNofollow ? 'nofollow noopener' : 'noopener'
}

/** Spec 5, Links. What begins with http opens in a new tab. */
export const linkTarget = (url: string): '_blank' | undefined => (/^http/i.test(url) ? '_blank' : undefined)
