/** Slugs that are reserved because they are pages of a user. Slugs keep Unicode letters, and get -2 on collision. */
const RESERVED = ['_created', '_saved', '_shop', 'pins', 'followers', 'following', 'feed.rss', '_tried', 'boards']

export function toBoardSlug(name: string): string {
  return toSlug(name) || 'board'
}

/** The first free slug for a board's name, given the taken ones. */
export function nextFreeBoardSlug(name: string, taken: ReadonlySet<string>): string {
  return firstFree(toBoardSlug(name), (slug) => !taken.has(slug) && !RESERVED.includes(slug))
}

/** The first free slug for a section's name on its board. */
export function nextFreeSectionSlug(name: string, taken: ReadonlySet<string>): string {
  return firstFree(toSlug(name) || 'section', (slug) => !taken.has(slug))
}

/** Converts a name to a URL slug; empty if the name has neither a letter nor a digit. */
export function toSlug(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...words.join('-')].slice(0, 60).join('')
}

function firstFree(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (isFree(candidate)) return candidate
  }
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 11
const LARGEST = 62n ** BigInt(LENGTH) - 1n

/**
 * A sort key at the front of a custom order, made without reading the existing keys. It is an integer key of the
 * `fractional-indexing` library (head P: eleven digits, counting down), so other keys fit in between.
 */
export function makeFrontPosition(id: string): string {
  let rest = LARGEST - BigInt(id)
  let text = ''
  for (let digit = 0; digit < LENGTH; digit++) {
    text = DIGITS[Number(rest % 62n)] + text
    rest /= 62n
  }
  return `P${text}`
}
