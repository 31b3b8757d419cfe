/** Decisions, "Slugs and names": Unicode letters are kept; -2 on collision. Some words under a user are reserved. */
const RESERVED = ['_created', '_saved', '_shop', 'pins', 'followers', 'following', 'feed.rss', '_tried', 'boards']

export function boardSlug(name: string): string {
  return slugOf(name) || 'board'
}

/** The first free slug for a board's name, given those that are taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  return firstFree(boardSlug(name), (slug) => !taken.has(slug) && !RESERVED.includes(slug))
}

/** The first free slug for a section's name on its board. */
export function freeSectionSlug(name: string, taken: ReadonlySet<string>): string {
  return firstFree(slugOf(name) || 'section', (slug) => !taken.has(slug))
}

/** The part of an address that a name becomes; empty if the name has neither a letter nor a digit. */
export function slugOf(name: string): string {
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
