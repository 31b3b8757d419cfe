import { sql } from 'kysely'
import { TRASH_DAYS } from '#domain/constants/limits.ts'
import { inSteps } from '../facts/in-steps.ts'
import type { House } from '../house.ts'
import { finishSomeMerges } from './finish-merges.ts'

const DAY = 24 * 3600_000

/** A merge that nobody took back in time is final: the things that became part of another go, with their pictures. */
export async function sweepMerges(house: House): Promise<void> {
  const before = new Date(house.clock().getTime() - TRASH_DAYS * DAY)
  await inSteps(house, (ctx) => finishSomeMerges(ctx, sql`created_at < ${before}`))
}
