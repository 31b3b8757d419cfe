import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { BulkEditStatusResource, BulkEditUndoResource } from '#domain/resources/bulk.ts'
import { answer } from '../answer.ts'
import { restoreBoard } from '../boards/delete-board.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { showBulk, startBulk } from '../places/bulk-jobs.ts'
import type { BulkRow } from '../places/bulk-work.ts'

/** One's own bulk edit; its row is locked, so that no batch runs meanwhile. */
async function mustOwnBulk(ctx: Context, id: Id, isLocked: boolean): Promise<BulkRow> {
  const job = ctx.db.selectFrom('bulk_jobs').selectAll().where('id', '=', id)
  const row = await (isLocked ? job.forUpdate() : job).executeTakeFirst()
  if (!row || row.user_id !== ctx.actor?.id) throw new Refusal('not_found', 'bulk.none')
  return row
}

/** Takes back what a bulk edit did so far; what it did not do yet it won't do. */
export async function undoBulk(ctx: SignedIn, id: Id): Promise<BulkRow> {
  const job = await mustOwnBulk(ctx, id, true)
  if (!showBulk(job).can_undo) throw new Refusal('conflict', 'bulk.notUndoable')
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
    return startBulk(ctx, { kind: 'delete', from_board_id: job.board_id }, copies)
  }
  if (job.kind === 'delete') {
    if (job.from_board_id) await restoreBoard(ctx, job.from_board_id, job.id)
    return startBulk(ctx, { kind: 'restore' }, await stillTrashed(ctx, done, job.id))
  }
  return startBulk(ctx, { kind: 'move_back' }, done)
}

/** Exactly what went with this deletion and was not brought back since. */
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

export const bulkUndo = [
  ...answer(BulkEditStatusResource, {
    get: async (ctx, { id }) => showBulk(await mustOwnBulk(ctx, id, false)),
  }),
  ...answer(BulkEditUndoResource, {
    create: async (ctx, { id }) => showBulk(await undoBulk(signedIn(ctx), id)),
  }),
]
