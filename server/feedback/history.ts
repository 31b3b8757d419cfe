import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isPersonal, type SignedIn } from '../context.ts'

/** So many of what someone saved last, marked as a favorite last, and looked at last shape their feed by themselves. */
const SAVED = 20
export const FAVORITES = 10
export const LOOKED_AT = 12

/** A thing that brings more like it, by the pin that someone met it as. */
type Shaping = { aggregate_id: Id; pin_id: Id; at: Date }

/** What someone saved last, newest first; a thing on two boards counts once. */
export async function lastSaved({ db, actor }: SignedIn): Promise<Shaping[]> {
  const { rows } = await sql<Shaping>`SELECT aggregate_id, pin_id, saved_at AS at FROM user_pins
    WHERE user_id = ${actor.id} ORDER BY saved_at DESC, pin_id DESC LIMIT ${sql.lit(SAVED)}`.execute(db)
  return newestOfEach(rows)
}

/** Feedback.5. What shapes someone's feed, newest first: what they saved and, with their consent, their favorites and what they looked at. */
export async function historyOf(ctx: SignedIn): Promise<Shaping[]> {
  const all = [await lastSaved(ctx), ...(isPersonal(ctx) ? [await lastFavorites(ctx), await lastLookedAt(ctx)] : [])]
  return newestOfEach(all.flat().sort((a, b) => b.at.getTime() - a.at.getTime()))
}

async function lastFavorites({ db, actor }: SignedIn): Promise<Shaping[]> {
  const { rows: marked } = await sql<{ pin_id: Id; at: Date }>`SELECT pin_id, created_at AS at FROM favorites
    WHERE user_id = ${actor.id} ORDER BY created_at DESC LIMIT ${sql.lit(FAVORITES)}`.execute(db)
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
    WHERE user_id = ${actor.id} ORDER BY at DESC LIMIT ${sql.lit(LOOKED_AT)}`.execute(db)
  return rows
}

function newestOfEach(newestFirst: readonly Shaping[]): Shaping[] {
  const seen = new Set<Id>()
  return newestFirst.filter(({ aggregate_id }) => !seen.has(aggregate_id) && seen.add(aggregate_id))
}
