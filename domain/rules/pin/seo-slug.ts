/** route.24: the words of a title as an address part; a pin without words is called "pin". */
export function seoSlug(title: string): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return encodeURIComponent([...words.join('-')].slice(0, 60).join('').replace(/-$/, '')) || 'pin'
}

/** route.1: the id stands behind the last double hyphen, or alone. */
export function pinIdIn(segment: string): string | null {
  const id = segment.includes('--') ? segment.slice(segment.lastIndexOf('--') + 2) : segment
  return /^\d{1,19}$/.test(id) ? id : null
}
