import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import type { Context, Person, SignedIn } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { announce } from '../live/announce.ts'
import { hashToken, makeToken } from './tokens.ts'

const TOUCH_AFTER = 60 * 60 * 1000
const AGENT_MAX = 300
const SESSIONS_MOST = 100

/** A session's person, and the people whom they blocked or who blocked them. */
export type LoadedSession = { person: Person; blocked: Set<Id>; tokenHash: Buffer; startedAt: Date }

/** Loads the session of a token in one query. Null for ended sessions and for people who left or are suspended. */
export async function loadSession(
  house: Pick<House, 'db'>,
  token: string,
  now = new Date(),
): Promise<LoadedSession | null> {
  const hash = hashToken(token)
  const row = await house.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .whereRef('sessions.epoch', '=', 'users.session_epoch')
    .where('users.state', 'in', ['active', 'private'])
    .selectAll('users')
    .select(['sessions.seen_at as seen_at', 'sessions.created_at as started_at'])
    .select(
      sql<Id[]>`array(SELECT target_id::text FROM marks
        WHERE marks.user_id = users.id AND kind IN ('block', 'blocked_by'))`.as('blocked'),
    )
    .executeTakeFirst()
  if (!row) return null
  const { seen_at, started_at, blocked, ...person } = row
  if (now.getTime() - seen_at.getTime() > TOUCH_AFTER) await touch(maintenanceDb(house), hash, now)
  return { person, blocked: new Set(blocked), tokenHash: hash, startedAt: started_at }
}

async function touch(db: Db, hash: Buffer, now: Date) {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute()
}

/** Limits a person's sessions: beyond the maximum, the least recently used are ended. */
async function endOldest({ db }: Context, { id }: Person): Promise<void> {
  const oldest = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', id)
    .orderBy('seen_at', 'desc')
    .offset(SESSIONS_MOST)
    .execute()
  const hashes = oldest.map((row) => row.token_hash)
  if (hashes.length) await db.deleteFrom('sessions').where('token_hash', 'in', hashes).execute()
}

/** Signs a person in: the browser gets the token, the server stores its hash. This browser's previous session ends. */
export async function startSession(ctx: Context, person: Person): Promise<string> {
  if (ctx.session) await endSession(ctx)
  const token = makeToken()
  const hash = hashToken(token)
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: person.id,
      epoch: person.session_epoch,
      ip: ctx.ip,
      agent: ctx.agent.slice(0, AGENT_MAX),
      created_at: ctx.now,
      seen_at: ctx.now,
    })
    .execute()
  await endOldest(ctx, person)
  ctx.cookies.session = token
  ctx.cookies.viewer = person
  ctx.session = { tokenHash: hash, startedAt: ctx.now }
  ctx.viewer = person
  ctx.actor = person
  return token
}

/** Ends the current session. */
export async function endSession(ctx: Context) {
  if (ctx.session) await ctx.db.deleteFrom('sessions').where('token_hash', '=', ctx.session.tokenHash).execute()
  if (ctx.viewer) announceSessionEnd(ctx, ctx.viewer.id)
  ctx.cookies.session = null
  ctx.cookies.viewer = null
  ctx.session = null
  ctx.viewer = null
  ctx.actor = null
}

export async function endOtherSessions(ctx: SignedIn) {
  const epoch = await raiseEpoch(ctx.db, ctx.viewer.id)
  let others = ctx.db.deleteFrom('sessions').where('user_id', '=', ctx.viewer.id)
  if (ctx.session) {
    const { tokenHash } = ctx.session
    others = others.where('token_hash', '!=', tokenHash)
    await ctx.db.updateTable('sessions').set({ epoch }).where('token_hash', '=', tokenHash).execute()
  }
  await others.execute()
  announceSessionEnd(ctx, ctx.viewer.id)
}

export async function endAllSessions(ctx: Context, userId: Id) {
  await raiseEpoch(ctx.db, userId)
  await ctx.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  announceSessionEnd(ctx, userId)
}

/** Also ends sessions that are being created at this moment: they carry the epoch that was read before. */
async function raiseEpoch(db: Db, userId: Id): Promise<number> {
  const { session_epoch } = await db
    .updateTable('users')
    .set((row) => ({ session_epoch: row('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('session_epoch')
    .executeTakeFirstOrThrow()
  return session_epoch
}

/** Tells live streams of this person that a session has ended. */
export const announceSessionEnd = (ctx: Context, userId: Id) => announce(ctx, personTopic(userId), 'session', userId)
