import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { Context } from '../context.ts'
import { countEventTypes } from './event-counts.ts'

/** An event as a client sent it, or as the server makes it. */
export type ReceivedEvent = Partial<z.output<typeof LoggedEvent>> & { event_type: number }

/**
 * Stores events, if consent allows it, counts them by type, and returns those that are new: the same event is stored
 * once.
 */
export async function storeEvents(ctx: Context, events: readonly ReceivedEvent[]): Promise<number> {
  if (!events.length || ctx.isBot || !mayStoreData('events', ctx.consent)) return 0
  const actor_key = toActorKey(ctx)
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
  const stored = await ctx.db
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('type')
    .execute()
  await countEventTypes(
    ctx,
    stored.map(({ type }) => type),
  )
  return rows.length
}

/** Whose events they are: an account's, or a visitor's. */
export const toActorKey = ({ viewer, visitorKey }: Context): string =>
  viewer ? `u${viewer.id}` : `v${visitorKey ?? ''}`

/** The client's time of the event if it is plausible, else now. */
const timeOf = ({ time }: ReceivedEvent, now: Date): Date => (time && time <= now.getTime() ? new Date(time) : now)
