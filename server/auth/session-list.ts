import { DONE, UserSessionStoreResource } from '#domain/resources/session.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { endOtherSessions, endSession, sessionsEnded } from './sessions.ts'

const SHOWN_MAX = 200

/** Where one is signed in. A session is named by its hash, which opens nothing. */
export const sessionList = answer(UserSessionStoreResource, {
  async get(ctx) {
    const { viewer, session } = signedIn(ctx)
    const rows = await ctx.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', viewer.id)
      .where('epoch', '=', viewer.session_epoch)
      .orderBy('seen_at', 'desc')
      .orderBy('token_hash')
      .limit(SHOWN_MAX)
      .execute()
    const items = rows.map((row) => ({
      type: 'session' as const,
      id: row.token_hash.toString('hex'),
      is_current: session?.tokenHash.equals(row.token_hash) ?? false,
      agent: row.agent,
      ip: row.ip,
      created_at: rfc2822(row.created_at),
      seen_at: rfc2822(row.seen_at),
    }))
    return { items, next: null }
  },
  async delete(ctx, { id, all_others }) {
    const me = signedIn(ctx)
    if (all_others) await endOtherSessions(me)
    if (!id) return DONE
    if (me.session?.tokenHash.toString('hex') === id) await endSession(ctx)
    else {
      await ctx.db
        .deleteFrom('sessions')
        .where('token_hash', '=', Buffer.from(id, 'hex'))
        .where('user_id', '=', me.viewer.id)
        .execute()
      sessionsEnded(ctx, me.viewer.id)
    }
    return DONE
  },
})
