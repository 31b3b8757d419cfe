import { sql } from 'kysely'
import type { Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { resolveAggregatesOfPins } from '../records/carousel-slide.ts'
import { loadAggregates } from '../records/load-pins.ts'
import { showCover } from '../records/show-cover.ts'

/** Loads the three newest pictures of each section of a board. */
export async function loadSectionCovers(ctx: Context, boardId: Id): Promise<Map<Id, Section['cover_images']>> {
  const { rows } = await sql<{ section_id: Id; pin_id: Id; aggregate_id: Id }>`
    SELECT s.id AS section_id, p.pin_id, p.aggregate_id FROM sections s
    CROSS JOIN LATERAL (SELECT pin_id, aggregate_id, saved_at FROM board_pins b
      WHERE b.board_id = s.board_id AND b.section_id = s.id ORDER BY saved_at DESC, pin_id DESC LIMIT 3) p
    WHERE s.board_id = ${boardId}`.execute(ctx.db)
  const aggregates = await loadAggregates(
    ctx,
    rows.map((row) => row.aggregate_id),
  )
  const shown = await resolveAggregatesOfPins(ctx, rows, aggregates)
  const covers = new Map<Id, Section['cover_images']>()
  for (const { section_id, pin_id } of rows) {
    const aggregate = shown.get(pin_id)
    const picture = aggregate && showCover(aggregate)
    if (!picture) continue
    ctx.shown?.pins.add(pin_id)
    covers.set(section_id, [...(covers.get(section_id) ?? []), picture])
  }
  return covers
}
