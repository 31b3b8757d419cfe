import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BulkEditStatusResource, BulkEditUndoResource } from '#domain/resources/bulk.ts'
import { defineAnswers } from '../answer.ts'
import { restoreBoard } from '../boards/delete-board.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { showBulkEdit, startBulkEdit } from '../places/bulk-jobs.ts'
import type { BulkEditRow } from '../places/bulk-work.ts'

/** Loads the actor's own bulk edit; `isLocked` locks its row, so that no batch runs meanwhile. */
async function mustOwnBulk(ctx: Context, id: Id, isLocked: boolean): Promise<BulkEditRow> {
  const job = ctx.db.selectFrom('bulk_jobs').selectAll().where('id', '=', id)
  const row = await (isLocked ? job.forUpdate() : job).executeTakeFirst()
  if (!row || row.user_id !== ctx.actor?.id) throw new Refusal('not_found', 'bulk.none')
  return row
}

/** Undoes the batches of a bulk edit that have run, and cancels the rest. */
export async function undoBulkEdit(ctx: SignedIn, id: Id): Promise<BulkEditRow> {
  const job = await mustOwnBulk(ctx, id, true)
  if (!showBulkEdit(job).can_undo) throw new Refusal('conflict', 'bulk.notUndoable')
  await ctx.db.updateTable('bulk_jobs').set({ state: 'undone' }).where('id', '=', id).execute()
  const done = await ctx.db
    .selectFrom('bulk_pins')
    .selectAll()
    .where('job_id', '=', id)
    .where('at', '<=', job.done)
    .orderBy('at')
    .execute()
  if (job.kind === 'copy') {
    const copies = done.flatMap(({ copy_id }) => (copy_id ? [{ pin_id: copy_id, pinner_id: job.user_id }] : []))
    return startBulkEdit(ctx, { kind: 'delete', from_board_id: job.board_id }, copies)
  }
  if (job.kind === 'delete') {
    if (job.from_board_id) await restoreBoard(ctx, job.from_board_id, job.id)
    return startBulkEdit(ctx, { kind: 'restore' }, await stillTrashed(ctx, done, job.id))
  }
  return startBulkEdit(ctx, { kind: 'move_back' }, done)
}

/** Returns those of the pins that this deletion trashed and that were not restored since. */
async function stillTrashed(ctx: Context, pins: { pin_id: Id; pinner_id: Id }[], deletionId: Id) {
  if (!pins.length) return []
  const rows = await ctx.db
    .selectFrom('pins')
    .select('id')
    .where(
      'id',
      'in',
      pins.map((pin) => pin.pin_id),
    )
    .where('state', '=', 'trashed')
    .where('deletion_id', '=', deletionId)
    .execute()
  const ids = new Set(rows.map((row) => row.id))
  return pins.filter((pin) => ids.has(pin.pin_id))
}

export const bulkUndoAnswers = [
  ...defineAnswers(BulkEditStatusResource, {
    get: async (ctx, { id }) => showBulkEdit(await mustOwnBulk(ctx, id, false)),
  }),
  ...defineAnswers(BulkEditUndoResource, {
    create: async (ctx, { id }) => showBulkEdit(await undoBulkEdit(requireSignedIn(ctx), id)),
  }),
]
