/** route.24: the words of a title as an address part; a pin without words is called "pin". */
export function seoSlug(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const slug = words.join('-')
  const cut = slug.length <= 60 ? slug : [...slug].slice(0, 60).join('').replace(/-$/, '')
  return encodeURIComponent(cut) || 'pin'
}

/** route.1: the id stands behind the last double hyphen, or alone. */
export function pinIdIn(segment: string): string | null {
  const id = segment.includes('--') ? segment.slice(segment.lastIndexOf('--') + 2) : segment
  return /^\d{1,19}$/.test(id) ? id : null
}
