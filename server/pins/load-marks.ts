import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { PinRow } from './load-pins.ts'

export type SavedPlace = { pin_id: Id; board_id: Id | null; section_id: Id | null }

/** What the viewer did with things: saved, favorited, reacted. */
export type Marks = {
  saved: Map<Id, SavedPlace>
  favorites: Set<Id>
  reactions: Map<Id, number>
  /** The boards on which something was saved. */
  boardIds: Id[]
}

type Row = { kind: string; id: Id; pin_id: Id | null; board_id: Id | null; section_id: Id | null; type: number | null }

/** All marks of the viewer on these pins in one union; the latest save of a thing is the one that counts. */
export async function loadMarks(ctx: Context, pins: PinRow[]): Promise<Marks> {
  const marks: Marks = { saved: new Map(), favorites: new Set(), reactions: new Map(), boardIds: [] }
  if (!ctx.actor || !pins.length) return marks
  const me = ctx.actor.id
  const things = [...new Set(pins.map((pin) => pin.aggregate_id))]
  const { rows } = await sql<Row>`
    (SELECT 'saved' AS kind, aggregate_id AS id, pin_id, board_id, section_id, NULL::int AS type
       FROM user_pins WHERE user_id = ${me} AND aggregate_id = ANY(${things}) ORDER BY saved_at)
    UNION ALL
    SELECT 'favorite', pin_id, NULL, NULL, NULL, NULL FROM favorites
      WHERE user_id = ${me} AND pin_id = ANY(${pins.map((pin) => pin.id)})
    UNION ALL
    SELECT 'reaction', aggregate_id, NULL, NULL, NULL, type FROM reactions
      WHERE user_id = ${me} AND aggregate_id = ANY(${things})`.execute(ctx.db)
  for (const row of rows) {
    if (row.kind === 'favorite') marks.favorites.add(row.id)
    else if (row.kind === 'reaction') marks.reactions.set(row.id, row.type ?? 0)
    else if (row.pin_id) {
      marks.saved.set(row.id, { pin_id: row.pin_id, board_id: row.board_id, section_id: row.section_id })
      if (row.board_id) marks.boardIds.push(row.board_id)
    }
  }
  return marks
}
