import { randomUUID } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { countDay, type DayCount } from './pin-days.ts'

/** Spec 7: the events that are counted by day for the pin they name. */
const COUNTED: Record<number, DayCount> = { 101: 'clicks', 102: 'impressions', 8948: 'closeups' }
const OLDEST = 30 * 24 * 3600_000

type Told = { event_type: number; object_id_str?: string | undefined; time?: number | undefined }

export const eventAnswers = answer(EventsResource, {
  async create(ctx, { events }) {
    await countDays(ctx, events)
    if (!mayKeep('events', ctx.consent)) return { taken: 0 }
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
    if (rows.length)
      await ctx.db
        .insertInto('events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return { taken: rows.length }
  },
})

/** When it happened by the teller's clock, as far as that can be believed. */
function timeOf({ time }: Told, now: Date): Date {
  return time && time <= now.getTime() && time > now.getTime() - OLDEST ? new Date(time) : now
}

async function countDays(ctx: Context, events: Told[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const { event_type, object_id_str: id } of events) {
    const column = COUNTED[event_type]
    if (column && id && /^\d{19}$/.test(id)) counts.set(`${id} ${column}`, (counts.get(`${id} ${column}`) ?? 0) + 1)
  }
  const ids = [...new Set([...counts.keys()].map((key) => key.split(' ')[0] as Id))]
  if (!ids.length) return
  const known = await ctx.db.selectFrom('pins').select('id').where('id', 'in', ids).execute()
  const real = new Set<string>(known.map((row) => row.id))
  // In one order, so that two batches never wait for each other.
  for (const [key, by] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [id, column] = key.split(' ') as [Id, DayCount]
    if (real.has(id)) await countDay(ctx.db, ctx.now, id, column, by)
  }
}
