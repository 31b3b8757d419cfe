import { sql } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { finalizeMergeBatch } from './finish-merges.ts'

const DAY = 24 * 3600_000

/** Finalizes merges whose undo period is over: the merged aggregates are erased, with their pictures. */
export async function sweepMerges(house: House): Promise<void> {
  const before = new Date(house.clock().getTime() - TRASH_DAYS * DAY)
  await runInSteps(house, (ctx) => finalizeMergeBatch(ctx, sql`created_at < ${before}`))
}
