import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { RepinResource } from '#domain/resources/pins.ts'
import { type Context, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { cacheRow } from '../db/row-cache.ts'
import { send } from '../db/send.ts'

type Place = { pin_id: Id; board_id: Id | null; section: Id | null }
type Found = () => Promise<Id | null>

const KIND = 'whether saved'

/** A save surely asks this, so it is asked with what decides whether it is allowed. */
export async function askWhetherSaved(ctx: Context, options: TakenOf<typeof RepinResource.create>): Promise<void> {
  const { pin_id, board_id, section = null, allow_duplicate } = options
  if (allow_duplicate || !board_id) return
  cacheRow(ctx.rows, KIND, pin_id, await askFor(ctx, { pin_id, board_id, section }))
}

/** What one has of this thing there, the oldest. */
export async function whetherSaved(ctx: Context, place: Place): Promise<Id | null> {
  const found = (ctx.rows.get(KIND)?.get(place.pin_id) as Found | undefined) ?? (await askFor(ctx, place))
  return found()
}

/** The thing is locked for who saves, so that of two saves at once the second finds the first. */
async function askFor(asking: Context, { pin_id, board_id, section }: Place): Promise<Found> {
  const ctx = signedIn(asking)
  const aggregate = sql`(SELECT aggregate_id FROM pins WHERE id = ${pin_id})`
  await lock(ctx, 'save', ctx.actor.id, aggregate)
  const saved = await send<{ pin_id: Id }>(
    ctx.db,
    sql`SELECT pin_id FROM user_pins
    WHERE user_id = ${ctx.actor.id} AND aggregate_id = ${aggregate}
      AND board_id IS NOT DISTINCT FROM ${board_id} AND section_id IS NOT DISTINCT FROM ${section}
    ORDER BY saved_at LIMIT 1`,
  )
  return async () => (await saved())[0]?.pin_id ?? null
}
