import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { lockPins, unlist } from '../places/list-rows.ts'
import { countPin, updateCovers } from '../places/place-pin.ts'
import { restorePins } from '../places/trash-pins.ts'
import { hitPeople } from './hit-people.ts'

const isThere = ({ state }: { state: string }) => state !== 'trashed' && state !== 'removed'

/** Takes pins off every list: 404 for all from now on, and their owners are told why. */
export async function removePins(ctx: Context, ids: Id[], caseId: Id, consequence: string): Promise<void> {
  const pins = (await lockPins(ctx, ids)).filter(isThere)
  if (!pins.length) return
  const listed = await unlist(ctx, pins)
  const removed = pins.map((pin) => pin.id)
  await sql`UPDATE pins SET former_state = state, state = 'removed', audience = ${AUDIENCE.nobody},
    deletion_id = ${caseId} WHERE id = ANY(${removed}::bigint[])`.execute(ctx.db)
  const hits = pins.map((pin) => ({ user_id: pin.pinner_id, target_id: pin.id }))
  await hitPeople(ctx, caseId, hits, consequence)
  for (const pin of pins) countPin(ctx, { ...pin, audience: listed.get(pin.id)?.audience ?? pin.audience }, -1)
  await updateCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  tell(ctx, pins)
}

/** Brings back what a case took away; when a board is gone meanwhile its pins go to the profile. */
export async function bringBackPins(ctx: Context, ids: Id[], caseId: Id): Promise<void> {
  const pins = (await lockPins(ctx, ids)).filter((pin) => pin.state === 'removed' && pin.deletion_id === caseId)
  await restorePins(
    ctx,
    pins.map((pin) => ({ ...pin, state: 'trashed' })),
  )
  tell(ctx, pins)
}

/** A picture may have been saved by thousands, so it is told once for all of them. */
function tell(ctx: Context, pins: { aggregate_id: Id; pinner_id: Id }[]): void {
  const aggregate_ids = [...new Set(pins.map((pin) => pin.aggregate_id))]
  const user_ids = [...new Set(pins.map((pin) => pin.pinner_id))]
  if (pins.length) ctx.emit('pins.moderated', { aggregate_ids, user_ids })
}
