import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { sharpest } from '#domain/rules/card/picture-size.ts'
import { idIn } from '../db/id-in.ts'
import type { House } from '../house.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { systemContext } from '../system-context.ts'
import type { SitemapKind } from './sitemap-parts.ts'

export type Entry = { path: string; changed: Date; image?: string | undefined }

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
      pin && pin.seo_noindex_reason === null
        ? [{ path: pin.seo_url, changed: new Date(pin.saved_at), image: sharpest(pin.images)?.url }]
        : [],
    )
  },
  async boards(house, ids) {
    const boards = await loadBoards(systemContext(house), ids)
    const { rows } = await sql<Changed>`SELECT id, last_pinned_at AS at FROM boards WHERE id ${idIn(ids)}`.execute(
      house.db,
    )
    return boards.flatMap((board) =>
      board?.privacy === 'public' && !board.archived
        ? [{ path: board.url, changed: later(board.created_at, board.id, rows) }]
        : [],
    )
  },
  async people(house, ids) {
    const people = await loadUsers(systemContext(house), ids)
    const { rows } = await sql<Changed>`SELECT user_id AS id, max(saved_at) AS at FROM user_pins
      WHERE user_id ${idIn(ids)} AND audience = 0 GROUP BY user_id`.execute(house.db)
    return people.flatMap((person) =>
      person && !person.is_private_profile
        ? [{ path: `/${person.username}/`, changed: later(person.created_at, person.id, rows) }]
        : [],
    )
  },
}

type Changed = { id: Id; at: Date | null }

/** When something came to it last, or when it was made. */
const later = (made: string, id: Id, rows: Changed[]) => rows.find((row) => row.id === id)?.at ?? new Date(made)
