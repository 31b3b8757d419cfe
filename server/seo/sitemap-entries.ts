import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { pickSharpestImage } from '#domain/rules/card/picture-size.ts'
import { sqlInIds } from '../db/sql-in-ids.ts'
import type { House } from '../house.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { makeSystemContext } from '../system-context.ts'
import type { SitemapKind } from './sitemap-parts.ts'

export type SitemapEntry = { path: string; changed: Date; image?: string | undefined }

const AT_ONCE = 250

/** Loads sitemap entries as a visitor sees them; without items hidden from visitors or from search engines. */
export async function loadSitemapEntries(
  house: House,
  kind: SitemapKind,
  ids: readonly string[],
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE) as Id[]
    entries.push(...(await ENTRIES[kind](house, some)))
  }
  return entries
}

const ENTRIES: Record<SitemapKind, (house: House, ids: Id[]) => Promise<SitemapEntry[]>> = {
  async pins(house, ids) {
    const pins = await loadPins(makeSystemContext(house), ids, 'list')
    return pins.flatMap((pin) =>
      pin && pin.seo_noindex_reason === null
        ? [{ path: pin.seo_url, changed: new Date(pin.saved_at), image: pickSharpestImage(pin.images)?.url }]
        : [],
    )
  },
  async boards(house, ids) {
    const boards = await loadBoards(makeSystemContext(house), ids)
    const { rows } = await sql<Changed>`SELECT id, last_pinned_at AS at FROM boards WHERE id ${sqlInIds(ids)}`.execute(
      house.db,
    )
    return boards.flatMap((board) =>
      board?.privacy === 'public' && !board.archived
        ? [{ path: board.url, changed: later(board.created_at, board.id, rows) }]
        : [],
    )
  },
  async people(house, ids) {
    const people = await loadUsers(makeSystemContext(house), ids)
    const { rows } = await sql<Changed>`SELECT user_id AS id, max(saved_at) AS at FROM user_pins
      WHERE user_id ${sqlInIds(ids)} AND audience = 0 GROUP BY user_id`.execute(house.db)
    return people.flatMap((person) =>
      person && !person.is_private_profile
        ? [{ path: `/${person.username}/`, changed: later(person.created_at, person.id, rows) }]
        : [],
    )
  },
}

type Changed = { id: Id; at: Date | null }

/** The time of the latest change, or else of the creation. */
const later = (made: string, id: Id, rows: Changed[]) => rows.find((row) => row.id === id)?.at ?? new Date(made)
