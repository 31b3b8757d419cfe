import { sql } from 'kysely'
import type { Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { aggregatesOfPins } from '../records/at-carousel-slide.ts'
import { loadAggregates } from '../records/load-pins.ts'

/** The three newest pictures of each section of a board. */
export async function coversOfSections(ctx: Context, boardId: Id): Promise<Map<Id, Section['cover_images']>> {
  const { rows } = await sql<{ section_id: Id; pin_id: Id; aggregate_id: Id }>`
    SELECT s.id AS section_id, p.pin_id, p.aggregate_id FROM sections s
    CROSS JOIN LATERAL (SELECT pin_id, aggregate_id, saved_at FROM board_pins b
      WHERE b.board_id = s.board_id AND b.section_id = s.id ORDER BY saved_at DESC, pin_id DESC LIMIT 3) p
    WHERE s.board_id = ${boardId}`.execute(ctx.db)
  const aggregates = await loadAggregates(
    ctx,
    rows.map((row) => row.aggregate_id),
  )
  const shown = await aggregatesOfPins(ctx, rows, aggregates)
  const covers = new Map<Id, Section['cover_images']>()
  for (const { section_id, pin_id } of rows) {
    const aggregate = shown.get(pin_id)
    if (!aggregate?.image_signature) continue
    ctx.shown?.pins.add(pin_id)
    const picture = {
      signature: aggregate.image_signature,
      ext: aggregate.image_ext,
      dominant_color: aggregate.dominant_color,
    }
    covers.set(section_id, [...(covers.get(section_id) ?? []), picture])
  }
  return covers
}
