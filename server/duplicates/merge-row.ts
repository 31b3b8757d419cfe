import type { Selectable } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import type { Merge } from '#domain/resources/duplicates.ts'
import type { Context } from '../context.ts'
import type { Merges } from '../db/tables.ts'
import { loadPins } from '../records/load-pins.ts'
import type { CollapsedPin } from './collapse-duplicate-pins.ts'
import type { MovedAggregate } from './move-aggregate.ts'

export type MergeRow = Selectable<Merges>
/** Everything a merge changed, so that it can be undone. */
export type MergeUndoData = { things: MovedAggregate[]; folded: CollapsedPin[] }

export const toMergeUndoData = (merge: MergeRow) => merge.moved as MergeUndoData

const DAY = 24 * 3600_000

export async function showMerges(ctx: Context, rows: MergeRow[]): Promise<Merge[]> {
  const pins = await loadPins(
    ctx,
    rows.map((row) => row.pin_id),
    'url',
  )
  return rows.map(({ id, pin_id, pin_count, created_at }, at) => ({
    type: 'merge',
    id,
    pin_id,
    pin_count,
    pin: pins[at] ?? null,
    created_at: created_at.toISOString(),
    gone_at: new Date(created_at.getTime() + TRASH_DAYS * DAY).toISOString(),
  }))
}
