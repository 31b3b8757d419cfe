import { type Insertable, sql } from 'kysely'
import { BULK_BATCH_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { BulkJob, BulkKind } from '#domain/resources/bulk.ts'
import type { SignedIn } from '../context.ts'
import type { BulkJobs } from '../db/tables.ts'
import { BULK_QUEUE } from '../facts/queues.ts'
import { sendJobs } from '../facts/send-jobs.ts'
import { type BulkEditRow, runBulkEditBatch } from './bulk-work.ts'

/** A pin of a bulk edit, with its former place if it was moved, so that an undo can move it back. */
export type BulkEditPin = {
  pin_id: Id
  pinner_id: Id
  board_id?: Id | null
  section_id?: Id | null
  position?: string | null
}
type BulkJobInput = { kind: BulkKind } & Partial<
  Pick<Insertable<BulkJobs>, 'id' | 'from_board_id' | 'board_id' | 'section_id' | 'sections'>
>

/** Starts a bulk edit. A small one runs within the request, a large one in a job, batch by batch. */
export async function startBulkEdit(ctx: SignedIn, wish: BulkJobInput, pins: BulkEditPin[]): Promise<BulkEditRow> {
  const id = wish.id ?? ctx.house.newId()
  const row = await ctx.db
    .insertInto('bulk_jobs')
    .values({
      ...wish,
      id,
      user_id: ctx.actor.id,
      viewer_id: ctx.viewer.id,
      total: pins.length,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (pins.length)
    await sql`INSERT INTO bulk_pins (job_id, at, pin_id, pinner_id, board_id, section_id, position)
      SELECT ${id}::bigint, n.at, n.pin_id, n.pinner_id, n.board_id, n.section_id, n.position
      FROM unnest(${pins.map((pin) => pin.pin_id)}::bigint[], ${pins.map((pin) => pin.pinner_id)}::bigint[],
        ${pins.map((pin) => pin.board_id ?? null)}::bigint[], ${pins.map((pin) => pin.section_id ?? null)}::bigint[],
        ${pins.map((pin) => pin.position ?? null)}::text[])
        WITH ORDINALITY AS n(pin_id, pinner_id, board_id, section_id, position, at)`.execute(ctx.db)
  if (pins.length <= BULK_BATCH_SIZE) return runBulkEditBatch(ctx, row)
  await sendJobs(ctx, BULK_QUEUE, [{ data: { job_id: id } }])
  return row
}

const UNDOABLE: string[] = ['move', 'copy', 'delete'] satisfies BulkKind[]

export function showBulkEdit({ id, kind, state, total, done }: BulkEditRow): BulkJob {
  const can_undo = UNDOABLE.includes(kind) && (state === 'done' || state === 'working')
  return { type: 'bulk_job', id, kind: kind as BulkKind, state: state as BulkJob['state'], total, done, can_undo }
}
