import { sql } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { eraseBoard } from '../places/erase-board.ts'
import { loadBoardRows } from '../records/load-boards.ts'
import { eraseUnusedAggregate } from './erase-aggregate.ts'

const BATCH = 200
const DAY = 24 * 3600_000

/** Erases pins that have been in the trash for the full time, with their pictures when nothing else uses them. */
export async function sweepTrash(house: House): Promise<number> {
  const before = new Date(house.clock().getTime() - TRASH_DAYS * DAY)
  let gone = 0
  for (let found = BATCH; found === BATCH; gone += found)
    found = await inUnitOfWork(house, 'house', (ctx) => sweepSome(ctx, before))
  await maintenanceDb(house).deleteFrom('bulk_pins').where('job_id', 'in', oldJobs(house, before)).execute()
  await maintenanceDb(house)
    .deleteFrom('bulk_jobs')
    .where('created_at', '<', before)
    .where('state', '<>', 'working')
    .execute()
  return gone
}

const oldJobs = ({ db }: House, before: Date) =>
  db.selectFrom('bulk_jobs').select('id').where('created_at', '<', before).where('state', '<>', 'working')

async function sweepSome(ctx: Context, before: Date): Promise<number> {
  const { rows } = await sql<{ target_id: Id; kind: string }>`
    DELETE FROM trash WHERE (user_id, deletion_id, target_id) IN (
      SELECT user_id, deletion_id, target_id FROM trash WHERE deleted_at < ${before}
      ORDER BY deleted_at, (kind = 'board') LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING target_id, kind`.execute(ctx.db)
  const ofKind = (isBoard: boolean) =>
    rows.filter((row) => (row.kind === 'board') === isBoard).map((row) => row.target_id)
  await erasePins(ctx, ofKind(false))
  const boards = await loadBoardRows(ctx, ofKind(true))
  for (const board of boards.values()) if (board.state === 'trashed') await eraseBoard(ctx, board)
  return rows.length
}

async function erasePins(ctx: Context, ids: Id[]): Promise<void> {
  if (!ids.length) return
  const gone = await ctx.db
    .deleteFrom('pins')
    .where('id', 'in', ids)
    .where('state', '=', 'trashed')
    .returning(['id', 'aggregate_id'])
    .execute()
  const pins = gone.map((pin) => pin.id)
  await sql`DELETE FROM favorites WHERE pin_id = ANY(${pins}::bigint[])`.execute(ctx.db)
  await sql`DELETE FROM pin_days WHERE pin_id = ANY(${pins}::bigint[])`.execute(ctx.db)
  for (const id of new Set(gone.map((pin) => pin.aggregate_id))) await eraseUnusedAggregate(ctx, id)
}
