import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import type { BoardFeedResource } from '#domain/resources/boards.ts'
import { mustSeeBoard } from '../access.ts'
import type { Mark } from '../bookmarks.ts'
import type { Context } from '../context.ts'
import { listPins } from '../pins/list-pins.ts'
import { mustHaveSection } from './sections.ts'

/** The pins of a board or of one of its sections, newest first or in its own order. */
export async function boardFeed(ctx: Context, options: TakenOf<typeof BoardFeedResource.get>): Promise<Page<Pin>> {
  const board = await mustSeeBoard(ctx, options.board)
  const section = mustHaveSection(board, options.section_id)
  const isCustom = (options.sort ?? board.default_sort) === 'custom'
  const scope = section
    ? sql`AND section_id = ${section.id}`
    : options.filter_section_pins
      ? sql`AND section_id IS NULL`
      : sql``
  return listPins(
    ctx,
    PAGE_SIZE,
    async (after, limit) => {
      const { rows } = isCustom
        ? await sql<{ pin_id: Id; mark: Mark }>`
          SELECT pin_id, ARRAY[position, pin_id::text] AS mark FROM board_pins
          WHERE board_id = ${board.id} ${scope}
            ${after ? sql`AND (position, pin_id) > (${after[0]}, ${after[1]}::bigint)` : sql``}
          ORDER BY position, pin_id LIMIT ${limit}`.execute(ctx.db)
        : await sql<{ pin_id: Id; mark: Mark }>`
          SELECT pin_id, ARRAY[saved_at::text, pin_id::text] AS mark FROM board_pins
          WHERE board_id = ${board.id} ${scope}
            ${after ? sql`AND (saved_at, pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
          ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'place',
  )
}
