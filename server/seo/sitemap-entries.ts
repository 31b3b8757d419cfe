import type { Id } from '#domain/id.ts'
import { loadBoards } from '../boards/load-boards.ts'
import type { House } from '../house.ts'
import { loadPins } from '../pins/load-pins.ts'
import { systemContext } from '../system-context.ts'
import { loadUsers } from '../users/load-people.ts'
import type { SitemapKind } from './sitemap-parts.ts'

export type Entry = { path: string; image?: string | undefined }

const AT_ONCE = 250

/** The addresses of these things as a visitor sees them; what a visitor may not see, or search engines not list, is left out. */
export async function sitemapEntries(house: House, kind: SitemapKind, ids: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE) as Id[]
    entries.push(...(await ENTRIES[kind](house, some)))
  }
  return entries
}

const ENTRIES: Record<SitemapKind, (house: House, ids: Id[]) => Promise<Entry[]>> = {
  async pins(house, ids) {
    const pins = await loadPins(systemContext(house), ids, 'list')
    return pins.flatMap((pin) =>
      pin && pin.seo_noindex_reason === null ? [{ path: pin.seo_url, image: pin.images['736x']?.url }] : [],
    )
  },
  async boards(house, ids) {
    const boards = await loadBoards(systemContext(house), ids)
    return boards.flatMap((board) => (board?.privacy === 'public' && !board.archived ? [{ path: board.url }] : []))
  },
  async people(house, ids) {
    const people = await loadUsers(systemContext(house), ids)
    return people.flatMap((person) => (person && !person.is_private_profile ? [{ path: `/${person.username}/` }] : []))
  },
}
