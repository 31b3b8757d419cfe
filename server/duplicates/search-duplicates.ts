import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import type { DuplicateSearch } from '#domain/resources/duplicates.ts'
import type { Context, SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { DUPLICATES_QUEUE } from '../facts/queues.ts'
import { sendJobs } from '../facts/send-jobs.ts'
import type { House } from '../house.ts'
import { keyset } from '../keyset.ts'
import { announce } from '../live/announce.ts'
import { findDuplicatePins } from './find-duplicates.ts'

const NEWEST_FIRST = keyset('DESC', ['first_pin_id', 'bigint'])

/** Maximum number of pins in one group of duplicates; the rest is found after these are merged. */
const MOST_IN_GROUP = 50
const AT_ONCE = 500
const PEOPLE_AT_ONCE = 100

/** Requests a duplicate search of the actor's pins, run by a job. Repeated requests share one search. */
export async function requestDuplicateSearch(ctx: SignedIn): Promise<void> {
  await ctx.db
    .insertInto('duplicate_searches')
    .values({ user_id: ctx.actor.id, due_at: ctx.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: ctx.now }))
    .execute()
  await sendJob(ctx, ctx.actor.id)
}

/** Several changes in a row lead to one search, a minute after the first of them. */
const GATHER_MS = 60_000

/** Schedules a new search, soon or now, for someone whose pins changed and who has searched before. */
export async function scheduleDuplicateSearch(ctx: Context, userId: Id, when: 'soon' | 'now' = 'soon'): Promise<void> {
  const changed_at = ctx.now
  const due_at = new Date(changed_at.getTime() + (when === 'now' ? 0 : GATHER_MS))
  const row = await ctx.db
    .updateTable('duplicate_searches')
    .set({ changed_at, due_at: sql`least(due_at, ${due_at})` })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (row && when === 'now') await sendJob(ctx, userId)
}

const sendJob = (ctx: Context, user_id: Id) => sendJobs(ctx, DUPLICATES_QUEUE, [{ data: { user_id } }])

/** Scheduled job: searches the pins of everyone whose search is due. */
export async function runDueDuplicateSearches(house: House): Promise<void> {
  const due = await house.db
    .selectFrom('duplicate_searches')
    .select('user_id')
    .where('due_at', '<=', house.clock())
    .orderBy('due_at')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  for (const { user_id } of due) if (!house.stopping.aborted) await runDuplicateSearch(house, user_id)
}

/**
 * Searches someone's pins for duplicates if the search is due, and stores the groups. Changes meanwhile make it due
 * again.
 */
export async function runDuplicateSearch(house: House, userId: Id): Promise<void> {
  const { db, clock } = house
  const started = clock()
  const search = await db.selectFrom('duplicate_searches').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!search?.due_at || search.due_at > started) return
  const groups = (await findDuplicatePins(db, userId)).map((ids) => ids.slice(0, MOST_IN_GROUP))
  await inUnitOfWork(house, 'house', async (ctx) => {
    const again = new Date(clock().getTime() + GATHER_MS)
    // Locked, so that two searches for one person finish one after the other.
    const done = await ctx.db
      .updateTable('duplicate_searches')
      .set({ found_at: started, due_at: sql`CASE WHEN changed_at > ${started} THEN ${again}::timestamptz END` })
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst()
    if (!done) return
    await ctx.db.deleteFrom('duplicate_groups').where('user_id', '=', userId).execute()
    for (let at = 0; at < groups.length; at += AT_ONCE) {
      const some = groups.slice(at, at + AT_ONCE)
      await sql`INSERT INTO duplicate_groups (user_id, first_pin_id, pin_ids)
        SELECT ${userId}::bigint, (ids ->> 0)::bigint, ARRAY(SELECT jsonb_array_elements_text(ids)::bigint)
        FROM jsonb_array_elements(${JSON.stringify(some)}::jsonb) AS ids`.execute(ctx.db)
    }
    announce(ctx, personTopic(userId), 'duplicates', userId)
  })
}

/** Loads the stored groups, newest first. */
export async function loadDuplicateGroups({ db, actor }: SignedIn, after: CursorKey | null, limit: number) {
  const { rows } = await sql<{ pin_ids: Id[]; cursor_key: CursorKey }>`
    SELECT pin_ids, ${NEWEST_FIRST.key} AS cursor_key FROM duplicate_groups WHERE user_id = ${actor.id}
      AND ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(db)
  return rows
}

export async function showDuplicateSearch({ db, actor, now }: SignedIn): Promise<DuplicateSearch> {
  const row = await db.selectFrom('duplicate_searches').selectAll().where('user_id', '=', actor.id).executeTakeFirst()
  const state = !row ? 'never' : !row.due_at ? 'done' : row.due_at > now ? 'due' : 'looking'
  return { type: 'duplicate_search', id: actor.id, state, found_at: row?.found_at?.toISOString() ?? null }
}
