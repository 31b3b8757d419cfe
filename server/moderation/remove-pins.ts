import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { changePinCounts, updateBoardCovers } from '../places/insert-pin.ts'
import { lockPins, unlistPins } from '../places/list-rows.ts'
import { restorePins } from '../places/trash-pins.ts'
import { recordViolations } from './record-violations.ts'

const isThere = ({ state }: { state: string }) => state !== 'trashed' && state !== 'removed'

/** Removes pins from every list, so that they are a 404 for everyone, and tells their owners why. */
export async function removePins(ctx: Context, ids: Id[], caseId: Id, consequence: string): Promise<void> {
  const pins = (await lockPins(ctx, ids)).filter(isThere)
  if (!pins.length) return
  const listed = await unlistPins(ctx, pins)
  const removed = pins.map((pin) => pin.id)
  await sql`UPDATE pins SET former_state = state, state = 'removed', audience = ${AUDIENCE.nobody},
    deletion_id = ${caseId} WHERE id = ANY(${removed}::bigint[])`.execute(ctx.db)
  const hits = pins.map((pin) => ({ user_id: pin.pinner_id, target_id: pin.id }))
  await recordViolations(ctx, caseId, hits, consequence)
  for (const pin of pins) changePinCounts(ctx, { ...pin, audience: listed.get(pin.id)?.audience ?? pin.audience }, -1)
  await updateBoardCovers(
    ctx,
    pins.flatMap((pin) => pin.board_id ?? []),
  )
  tell(ctx, pins)
}

/** Restores pins removed by a case. Pins whose board is gone meanwhile go to the profile. */
export async function restoreRemovedPins(ctx: Context, ids: Id[], caseId: Id): Promise<void> {
  const pins = (await lockPins(ctx, ids)).filter((pin) => pin.state === 'removed' && pin.deletion_id === caseId)
  await restorePins(
    ctx,
    pins.map((pin) => ({ ...pin, state: 'trashed' })),
  )
  tell(ctx, pins)
}

/** Emits one fact for all these pins, because a picture may have thousands of saves. */
function tell(ctx: Context, pins: { aggregate_id: Id; pinner_id: Id }[]): void {
  const aggregate_ids = [...new Set(pins.map((pin) => pin.aggregate_id))]
  const user_ids = [...new Set(pins.map((pin) => pin.pinner_id))]
  if (pins.length) ctx.emit('pins.moderated', { aggregate_ids, user_ids })
}
