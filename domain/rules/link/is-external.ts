/** Spec 5, Links. Only http and https lead out, and only to another host than our own. */
export function isExternal(address: string, ownUrl: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  return bare(new URL(address).host) !== bare(new URL(ownUrl).host)
}

const bare = (host: string) => host.replace(/^www\./, '').replace(/\.(?=:|$)/, '')

/** Spec 5, Links. An empty address, or a lone hash, leads nowhere. */
export function leadsNowhere(href: string | null): boolean {
  return href === null || href.trim() === '' || href.trim() === '#'
}
