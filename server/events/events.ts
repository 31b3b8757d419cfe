import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { measureDiskSpaceLevel } from '../disk-space.ts'
import { memoizePerHouse } from '../house-cache.ts'
import { toNetworkKey } from '../ip-address.ts'
import { consumeFromLimiter, makeRateLimiter } from '../rate-limiter.ts'
import { logCrashes } from './log-crashes.ts'
import { storeLookedAt } from './looked-at.ts'
import { addToPinDay, type PinDayColumn } from './pin-days.ts'
import { storeEvents } from './store-events.ts'

/** Type numbers of the events that are counted per day for the pin that they name. */
const CLOSEUP = 8948
const COUNTED: Record<number, PinDayColumn> = { 101: 'clicks', 102: 'impressions', [CLOSEUP]: 'closeups' }

type Told = { event_type: number; object_id_str?: string | undefined; id?: string | undefined }

export const eventAnswers = defineAnswers(EventsResource, {
  async create(ctx, { events }) {
    if (ctx.debug) return { taken: 0 }
    takeBytes(ctx, events)
    await countDays(ctx, events)
    await logCrashes(ctx, events)
    // When the disk is almost full, events are dropped: they are the least important writes.
    return { taken: (await measureDiskSpaceLevel(ctx.house)) === 'enough' ? storeEvents(ctx, events) : 0 }
  },
})

/** Bytes per hour that one person or IP may store. Each process counts for itself. */
const EVENT_BYTES_PER_HOUR = 8 * 1024 * 1024
const HOUR = 3600_000
const kept = memoizePerHouse(() => makeRateLimiter(EVENT_BYTES_PER_HOUR, HOUR))

function takeBytes({ house, viewer, ip }: Context, events: Told[]): void {
  if (!house.settings.rateLimits) return
  const taken = consumeFromLimiter(
    kept(house),
    viewer?.id ?? toNetworkKey(ip),
    Buffer.byteLength(JSON.stringify(events)),
    house.uptime(),
  )
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}

/** Bots, the owner and people who manage the owner's profile are not counted, nor are repeated events. */
async function countDays(ctx: Context, events: Told[]): Promise<void> {
  const counted = events.filter((event): event is Told & { object_id_str: string } =>
    Boolean(COUNTED[event.event_type] && /^\d{19}$/.test(event.object_id_str ?? '')),
  )
  if (ctx.isBot || !counted.length) return
  const theirs = await pinsOfOthers(ctx, new Set(counted.map((event) => event.object_id_str as Id)))
  const opened = counted.filter(({ event_type, object_id_str }) => event_type === CLOSEUP && theirs.has(object_id_str))
  await storeLookedAt(ctx, [...new Set(opened.map(({ object_id_str }) => object_id_str))])
  const fresh = await notCountedYet(
    ctx,
    counted.filter((event) => theirs.has(event.object_id_str)),
  )
  const counts = new Map<string, number>()
  for (const { event_type, object_id_str } of fresh) {
    const key = `${object_id_str} ${COUNTED[event_type]}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // A fixed order, so that two batches never deadlock.
  for (const [key, by] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [id, column] = key.split(' ') as [Id, PinDayColumn]
    await addToPinDay(ctx.db, ctx.now, id, column, by)
  }
}

/** Of these pins, those that exist and that the viewer neither owns nor manages. */
async function pinsOfOthers(ctx: Context, ids: Set<Id>): Promise<Set<string>> {
  const pins = await ctx.db
    .selectFrom('pins')
    .select(['id', 'pinner_id'])
    .where('id', 'in', [...ids])
    .execute()
  if (!ctx.viewer) return new Set(pins.map((pin) => pin.id))
  const managed = await ctx.db
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('role', 'in', ['owner', 'admin'])
    .execute()
  const own = new Set<string>([ctx.viewer.id, ...managed.map((row) => row.business_id)])
  return new Set(pins.filter((pin) => !own.has(pin.pinner_id)).map((pin) => pin.id))
}

/**
 * Drops events whose id was counted within the last day; only a hash of the id is kept. Events without an id can't be
 * recognized and always count.
 */
async function notCountedYet<T extends Told>(ctx: Context, events: T[]): Promise<T[]> {
  const hashed = new Map(events.filter(({ id }) => id).map((event) => [hashOf(event), event]))
  const unnamed = events.filter(({ id }) => !id)
  if (!hashed.size) return unnamed
  const { rows } = await sql<{ hash: string }>`
    INSERT INTO counted_events (event_hash, counted_at)
    SELECT decode(one, 'hex'), ${ctx.now} FROM unnest(${[...hashed.keys()].sort()}::text[]) AS one
    ON CONFLICT DO NOTHING RETURNING encode(event_hash, 'hex') AS hash`.execute(ctx.db)
  return [...unnamed, ...rows.flatMap(({ hash }) => hashed.get(hash) ?? [])]
}

const hashOf = ({ id, event_type, object_id_str }: Told): string =>
  createHash('sha256')
    .update(JSON.stringify([id, event_type, object_id_str]))
    .digest('hex')
    .slice(0, 32)
