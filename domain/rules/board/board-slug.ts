/** Decisions, "Slugs and names": Unicode letters are kept; -2 on collision. Some words under a user are reserved. */
const RESERVED = ['_created', '_saved', 'pins', 'followers', 'following', 'feed.rss', '_tried', 'boards']

export function boardSlug(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...words.join('-')].slice(0, 60).join('') || 'board'
}

/** The first free slug for a name, given those that are taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = boardSlug(name)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate) && !RESERVED.includes(candidate)) return candidate
  }
}
