/** Entity.17. Where an ad leads, with its tracking parameters; any other link stays as it is. */
export function trackedLink(link: string | null, tracking: string | null): string | null {
  if (!link || !tracking || !URL.canParse(link)) return link
  const url = new URL(link)
  url.searchParams.set('tp', tracking)
  return url.href
}
