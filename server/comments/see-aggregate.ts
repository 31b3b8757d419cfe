import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { type LoadedPin, loadAggregates, loadPinParts } from '../records/load-pins.ts'

const TRIED = 3

/**
 * Loads an aggregate through one of its pins: the named pin, else the first pin, the viewer's own, or any public one.
 */
export async function mustSeeAggregate(ctx: Context, aggregateId: Id, pinId?: Id): Promise<LoadedPin> {
  if (pinId) {
    const loaded = await mustSeePin(ctx, pinId)
    if (loaded.aggregate.id !== aggregateId) throw makeWrongAggregateRefusal()
    return loaded
  }
  const aggregate = (await loadAggregates(ctx, [aggregateId])).get(aggregateId)
  if (aggregate) {
    const first = await seenOf(ctx, [aggregate.first_pin_id])
    const found = first ?? (await seenOf(ctx, await othersOf(ctx, aggregateId)))
    if (found) return found
  }
  throw new Refusal('no_pin', 'pin.none')
}

export const makeWrongAggregateRefusal = () =>
  new Refusal('bad_input', 'comment.wrongThing', {}, { field: 'object_id' })

async function seenOf(ctx: Context, ids: Id[]): Promise<LoadedPin | undefined> {
  const parts = await loadPinParts(ctx, ids, { for: 'url', withMarks: false })
  return parts.find((part) => part !== null) ?? undefined
}

async function othersOf(ctx: Context, aggregateId: Id): Promise<Id[]> {
  const { rows } = await sql<{ pin_id: Id }>`
    (SELECT pin_id FROM user_pins WHERE user_id = ${ctx.actor?.id ?? null} AND aggregate_id = ${aggregateId} LIMIT ${TRIED})
    UNION ALL
    (SELECT pin_id FROM aggregate_pins WHERE aggregate_id = ${aggregateId} AND audience = 0
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${TRIED})`.execute(ctx.db)
  return rows.map((row) => row.pin_id)
}
