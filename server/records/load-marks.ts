import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { cacheRow } from '../db/row-cache.ts'
import type { AggregateRow, PinRow } from './load-pins.ts'

export type SavedPlace = { pin_id: Id; board_id: Id | null; section_id: Id | null }

/** The viewer's saves, favorites, reactions and follows among the loaded pins. */
export type ViewerMarks = {
  saved: Map<Id, SavedPlace>
  favorites: Set<Id>
  reactions: Map<Id, number>
  /** Pinners whom the viewer follows. */
  followed: Set<Id>
  /** Boards to which the viewer saved these aggregates. */
  boardIds: Id[]
}

type Marked = {
  mark: 'thing' | 'saved' | 'favorite' | 'reaction' | 'follow'
  of_id: Id
  at_pin: Id | null
  at_board: Id | null
  at_section: Id | null
  reaction: number | null
}

export const makeEmptyMarks = (): ViewerMarks => ({
  saved: new Map(),
  favorites: new Set(),
  reactions: new Map(),
  followed: new Set(),
  boardIds: [],
})

/**
 * Loads the aggregates of these pins and all marks of the viewer on them in one union; the latest save of an aggregate
 * counts.
 */
export async function loadViewerMarks(ctx: Context, me: Id, pins: PinRow[]): Promise<ViewerMarks> {
  const marks = makeEmptyMarks()
  if (!pins.length) return marks
  const aggregateIds = [...new Set(pins.map((pin) => pin.aggregate_id))]
  const { rows } = await sql<AggregateRow & Marked>`
    SELECT a.*, 'thing' AS mark, a.id AS of_id, NULL::bigint AS at_pin, NULL::bigint AS at_board,
        NULL::bigint AS at_section, NULL::int AS reaction
      FROM aggregates a WHERE a.id = ANY(${aggregateIds})
    UNION ALL
    (SELECT (NULL::aggregates).*, 'saved', aggregate_id, pin_id, board_id, section_id, NULL
      FROM user_pins WHERE user_id = ${me} AND aggregate_id = ANY(${aggregateIds}) ORDER BY saved_at)
    UNION ALL
    SELECT (NULL::aggregates).*, 'favorite', pin_id, NULL, NULL, NULL, NULL FROM favorites
      WHERE user_id = ${me} AND pin_id = ANY(${pins.map((pin) => pin.id)})
    UNION ALL
    SELECT (NULL::aggregates).*, 'reaction', aggregate_id, NULL, NULL, NULL, type FROM reactions
      WHERE user_id = ${me} AND aggregate_id = ANY(${aggregateIds})
    UNION ALL
    SELECT (NULL::aggregates).*, 'follow', target_id, NULL, NULL, NULL, NULL FROM follows
      WHERE follower_id = ${me} AND kind = 'user' AND target_id = ANY(${pins.map((pin) => pin.pinner_id)})`.execute(
    ctx.db,
  )
  for (const { mark, of_id, at_pin, at_board, at_section, reaction, ...aggregate } of rows) {
    if (mark === 'thing') cacheRow(ctx.rows, 'aggregates', of_id, aggregate)
    else if (mark === 'favorite') marks.favorites.add(of_id)
    else if (mark === 'follow') marks.followed.add(of_id)
    else if (mark === 'reaction') marks.reactions.set(of_id, reaction ?? 0)
    else if (at_pin) {
      marks.saved.set(of_id, { pin_id: at_pin, board_id: at_board, section_id: at_section })
      if (at_board) marks.boardIds.push(at_board)
    }
  }
  return marks
}
