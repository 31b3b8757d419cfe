import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { countedAs } from '#domain/rules/log/counted-events.ts'
import type { Context } from '../context.ts'
import { storeLookedAt } from './looked-at.ts'
import { addToPinDay, type PinDayColumn } from './pin-days.ts'
import type { ReceivedEvent } from './store-events.ts'

type PinEvent = ReceivedEvent & { object_id_str: string }

/**
 * Counts views, taps and closeups in the day of their pins and returns the events that counted. Views by bots, by the
 * owner and by people who manage the owner's profile don't count, nor do repeated events.
 */
export async function countPinDays(ctx: Context, events: readonly ReceivedEvent[]): Promise<ReceivedEvent[]> {
  const counted = events.filter((event): event is PinEvent =>
    Boolean(countedAs(event) && /^\d{19}$/.test(event.object_id_str ?? '')),
  )
  if (!counted.length) return []
  const theirs = await pinsOfOthers(ctx, new Set(counted.map((event) => event.object_id_str as Id)))
  const ofOthers = counted.filter(({ object_id_str }) => theirs.has(object_id_str))
  const opened = ofOthers.filter((event) => countedAs(event) === 'closeups')
  await storeLookedAt(ctx, [...new Set(opened.map(({ object_id_str }) => object_id_str))])
  const fresh = await notCountedYet(ctx, ofOthers)
  const counts = new Map<string, number>()
  for (const event of fresh) {
    const key = `${event.object_id_str} ${countedAs(event)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // A fixed order, so that two batches never deadlock.
  for (const [key, by] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [id, column] = key.split(' ') as [Id, PinDayColumn]
    await addToPinDay(ctx.db, ctx.now, id, column, by)
  }
  return fresh
}

/** Of these pins, those that exist and that the viewer neither owns nor manages. */
export async function pinsOfOthers(ctx: Context, ids: Set<Id>): Promise<Set<string>> {
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
async function notCountedYet(ctx: Context, events: PinEvent[]): Promise<PinEvent[]> {
  const hashed = new Map(events.filter(({ id }) => id).map((event) => [hashOf(event), event]))
  const unnamed = events.filter(({ id }) => !id)
  if (!hashed.size) return unnamed
  const { rows } = await sql<{ hash: string }>`
    INSERT INTO counted_events (event_hash, counted_at)
    SELECT decode(one, 'hex'), ${ctx.now} FROM unnest(${[...hashed.keys()].sort()}::text[]) AS one
    ON CONFLICT DO NOTHING RETURNING encode(event_hash, 'hex') AS hash`.execute(ctx.db)
  return [...unnamed, ...rows.flatMap(({ hash }) => hashed.get(hash) ?? [])]
}

const hashOf = ({ id, event_type, object_id_str }: PinEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([id, event_type, object_id_str]))
    .digest('hex')
    .slice(0, 32)
