import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type Context, unitOf } from '../context.ts'

type Told = Partial<z.output<typeof LoggedEvent>> & { event_type: number }

const OLDEST = 30 * 24 * 3600_000

/** Keeps what happened, if whoever asks agreed to it, and says how much; the same event twice is one. Written at the end. */
export function keepEvents(ctx: Context, events: readonly Told[]): number {
  if (!events.length || !mayKeep('events', ctx.consent)) return 0
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
  unitOf(ctx).insertsAtEnd.push(insert.onConflict((conflict) => conflict.doNothing()))
  return rows.length
}

/** When it happened by the teller's clock, as far as that can be believed. */
function timeOf({ time }: Told, now: Date): Date {
  return time && time <= now.getTime() && time > now.getTime() - OLDEST ? new Date(time) : now
}
