import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { diskSpace } from '../disk-space.ts'
import { newLimiter, takeFrom } from '../http/limits.ts'
import { keepEvents } from './keep-events.ts'
import { countDay, type DayCount } from './pin-days.ts'

/** Spec 7: the events that are counted by day for the pin they name. */
const COUNTED: Record<number, DayCount> = { 101: 'clicks', 102: 'impressions', 8948: 'closeups' }

type Told = { event_type: number; object_id_str?: string | undefined }

export const eventAnswers = answer(EventsResource, {
  async create(ctx, { events }) {
    takeBytes(ctx, events)
    await countDays(ctx, events)
    // With little space left they are what is missed least.
    return { taken: (await diskSpace(ctx.house)) === 'enough' ? keepEvents(ctx, events) : 0 }
  },
})

/** What one person, or one address, may have kept in an hour. Each process counts for itself. */
const EVENT_BYTES_PER_HOUR = 8 * 1024 * 1024
const HOUR = 3600_000
const kept = newLimiter(EVENT_BYTES_PER_HOUR, HOUR)

function takeBytes({ house, viewer, ip, now }: Context, events: Told[]): void {
  if (!house.settings.rateLimits) return
  const taken = takeFrom(kept, viewer?.id ?? ip, Buffer.byteLength(JSON.stringify(events)), now.getTime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
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
