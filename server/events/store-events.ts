import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { type Context, requireUnitOfWork } from '../context.ts'

type Told = Partial<z.output<typeof LoggedEvent>> & { event_type: number }

const OLDEST = 30 * 24 * 3600_000

/**
 * Inserts events at the end of the unit of work, if consent allows storing them, and returns their number. The same
 * event is stored once.
 */
export function storeEvents(ctx: Context, events: readonly Told[]): number {
  if (!events.length || !mayStoreData('events', ctx.consent)) return 0
  const actor_key = ctx.viewer ? `u${ctx.viewer.id}` : `v${ctx.visitorKey ?? ''}`
  const rows = events.map((event) => ({
    actor_key,
    at: timeOf(event, ctx.now),
    id: event.id ?? randomUUID(),
    type: event.event_type,
    view_type: event.view_type ?? null,
    view_parameter: event.view_parameter ?? null,
    component: event.component ?? null,
    element: event.element ?? null,
    object_id: event.object_id_str ?? null,
    aux: event.aux_data === undefined ? null : JSON.stringify(event.aux_data),
    data: event.event_data === undefined ? null : JSON.stringify(event.event_data),
  }))
  const insert = ctx.db.insertInto('events').values(rows)
  requireUnitOfWork(ctx).insertsAtEnd.push(insert.onConflict((conflict) => conflict.doNothing()))
  return rows.length
}

/** The client's time of the event if it is plausible, else now. */
function timeOf({ time }: Told, now: Date): Date {
  return time && time <= now.getTime() && time > now.getTime() - OLDEST ? new Date(time) : now
}
