import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { mayPersonalize, type SignedIn } from '../context.ts'

/** Number of a person's latest saves, favorites and viewed pins that shape their feed. */
const SAVED = 20
export const HISTORY_FAVORITES_MAX = 10
export const HISTORY_VIEWS_MAX = 12

/** An aggregate that brings more like it to the feed, with the pin through which the person knows it. */
type Shaping = { aggregate_id: Id; pin_id: Id; at: Date }

/** Loads a person's latest saves, newest first; an aggregate on two boards counts once. */
export async function loadLastSaved({ db, actor }: SignedIn): Promise<Shaping[]> {
  const { rows } = await sql<Shaping>`SELECT aggregate_id, pin_id, saved_at AS at FROM user_pins
    WHERE user_id = ${actor.id} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(SAVED)}`.execute(db)
  return newestOfEach(rows)
}

/**
 * Loads the history that shapes a person's feed (feedback.5), newest first: saves and, with their consent, favorites
 * and viewed pins.
 */
export async function loadFeedHistory(ctx: SignedIn): Promise<Shaping[]> {
  const all = [
    await loadLastSaved(ctx),
    ...(mayPersonalize(ctx) ? [await lastFavorites(ctx), await lastLookedAt(ctx)] : []),
  ]
  return newestOfEach(all.flat().sort((a, b) => b.at.getTime() - a.at.getTime()))
}

async function lastFavorites({ db, actor }: SignedIn): Promise<Shaping[]> {
  const { rows: marked } = await sql<{ pin_id: Id; at: Date }>`SELECT pin_id, created_at AS at FROM favorites
    WHERE user_id = ${actor.id} ORDER BY created_at DESC LIMIT ${sql.lit(HISTORY_FAVORITES_MAX)}`.execute(db)
  const { rows: pins } = await sql<{ id: Id; aggregate_id: Id }>`SELECT id, aggregate_id FROM pins
    WHERE id = ANY(${marked.map(({ pin_id }) => pin_id)}::bigint[])`.execute(db)
  const things = new Map(pins.map(({ id, aggregate_id }) => [id, aggregate_id]))
  return marked.flatMap(({ pin_id, at }) => {
    const aggregate_id = things.get(pin_id)
    return aggregate_id ? [{ aggregate_id, pin_id, at }] : []
  })
}

async function lastLookedAt({ db, actor }: SignedIn): Promise<Shaping[]> {
  const { rows } = await sql<Shaping>`SELECT aggregate_id, pin_id, at FROM looked_at
    WHERE user_id = ${actor.id} ORDER BY at DESC LIMIT ${sql.lit(HISTORY_VIEWS_MAX)}`.execute(db)
  return rows
}

function newestOfEach(newestFirst: readonly Shaping[]): Shaping[] {
  const seen = new Set<Id>()
  return newestFirst.filter(({ aggregate_id }) => !seen.has(aggregate_id) && seen.add(aggregate_id))
}
