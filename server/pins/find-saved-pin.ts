import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { RepinResource } from '#domain/resources/pins.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { cacheRow } from '../db/row-cache.ts'
import { sendStatement } from '../db/send-statement.ts'

type Place = { pin_id: Id; board_id: Id | null; section: Id | null }
type Found = () => Promise<Id | null>

const KIND = 'whether saved'

/**
 * Prefetches whether the actor has saved the pin, in the same round trip as the access check, since every save needs
 * it.
 */
export async function prefetchSavedPin(
  ctx: Context,
  options: ParsedOptionsOf<typeof RepinResource.create>,
): Promise<void> {
  const { pin_id, board_id, section = null, allow_duplicate } = options
  if (allow_duplicate || !board_id) return
  cacheRow(ctx.rows, KIND, pin_id, await askFor(ctx, { pin_id, board_id, section }))
}

/** Finds the actor's oldest pin of this aggregate in that place. */
export async function findSavedPin(ctx: Context, place: Place): Promise<Id | null> {
  const found = (ctx.rows.get(KIND)?.get(place.pin_id) as Found | undefined) ?? (await askFor(ctx, place))
  return found()
}

/** Locks the aggregate for this person, so that of two simultaneous saves the second finds the first. */
async function askFor(asking: Context, { pin_id, board_id, section }: Place): Promise<Found> {
  const ctx = requireSignedIn(asking)
  const aggregate = sql`(SELECT aggregate_id FROM pins WHERE id = ${pin_id})`
  await acquireAdvisoryLock(ctx, 'save', ctx.actor.id, aggregate)
  const saved = await sendStatement<{ pin_id: Id }>(
    ctx.db,
    sql`SELECT pin_id FROM user_pins
    WHERE user_id = ${ctx.actor.id} AND aggregate_id = ${aggregate}
      AND board_id IS NOT DISTINCT FROM ${board_id} AND section_id IS NOT DISTINCT FROM ${section}
    ORDER BY saved_at LIMIT 1`,
  )
  return async () => (await saved())[0]?.pin_id ?? null
}
