import { DONE, UserSessionStoreResource } from '#domain/resources/session.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { announceSessionEnd, endOtherSessions, endSession } from './sessions.ts'

const SHOWN_MAX = 200

/** The active sessions of a person. A session is identified by its hash, which can't be used to sign in. */
export const sessionListAnswers = defineAnswers(UserSessionStoreResource, {
  async get(ctx) {
    const { viewer, session } = requireSignedIn(ctx)
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
      created_at: formatRfc2822(row.created_at),
      seen_at: formatRfc2822(row.seen_at),
    }))
    return { items, next: null }
  },
  async delete(ctx, { id, all_others }) {
    const me = requireSignedIn(ctx)
    if (all_others) await endOtherSessions(me)
    if (!id) return DONE
    if (me.session?.tokenHash.toString('hex') === id) await endSession(ctx)
    else {
      await ctx.db
        .deleteFrom('sessions')
        .where('token_hash', '=', Buffer.from(id, 'hex'))
        .where('user_id', '=', me.viewer.id)
        .execute()
      announceSessionEnd(ctx, me.viewer.id)
    }
    return DONE
  },
})
