import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Host, HostResource } from '#domain/resources/offsite.ts'
import { DONE } from '#domain/resources/session.ts'
import type { Verdict } from '#domain/rules/link/verdict.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import type { Hosts } from '../db/tables.ts'
import { noteAct } from '../facts/note-act.ts'
import { loadPage } from '../list-page.ts'
import { loadPeople } from '../records/load-people.ts'
import { SHIPPED_HOSTS } from './shipped-hosts.ts'

const PAGE = 50

type Row = Pick<Selectable<Hosts>, 'host' | 'verdict' | 'message' | 'note' | 'may_embed' | 'set_by' | 'updated_at'>
type Listed = Omit<Row, 'updated_at'> & { updated_at: Date | null; cursor_key: [string] }

/** The verdicts on hosts, for staff: their own beside those that come with the house, by name. */
export const hostAnswers = answer(HostResource, {
  async get(ctx, { query = '', verdict }) {
    const found = (after: string | undefined, limit: number): RawBuilder<Listed> => sql<Listed>`
      SELECT *, ARRAY[host] AS cursor_key FROM (
        SELECT host, verdict, message, note, may_embed, set_by, updated_at FROM hosts
        UNION ALL
        SELECT s.host, s.verdict, '', '', false, NULL, NULL
        FROM jsonb_to_recordset(${JSON.stringify(SHIPPED_HOSTS)}::jsonb) AS s(host text, verdict text)
        WHERE NOT EXISTS (SELECT FROM hosts WHERE hosts.host = s.host)
      ) AS known
      WHERE strpos(host, ${query.trim().toLowerCase()}) > 0
        ${verdict ? sql`AND verdict = ${verdict}` : sql``} ${after ? sql`AND host COLLATE "C" > ${after}` : sql``}
      ORDER BY host COLLATE "C" LIMIT ${limit}`
    return loadPage(
      ctx,
      PAGE,
      async (after, limit) => (await found(after?.[0] as string | undefined, limit).execute(ctx.db)).rows,
      (rows) => shown(ctx, rows),
    )
  },

  async update(ctx, { host, verdict, message, note, may_embed }) {
    const { viewer } = signedIn(ctx)
    const said = {
      ...(message !== undefined && { message }),
      ...(note !== undefined && { note }),
      ...(may_embed !== undefined && { may_embed: may_embed && verdict === 'ok' }),
    }
    const row = await ctx.db
      .insertInto('hosts')
      .values({ host, verdict, ...said, set_by: viewer.id, updated_at: ctx.now })
      .onConflict((conflict) =>
        conflict.column('host').doUpdateSet({ verdict, ...said, set_by: viewer.id, updated_at: ctx.now }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await noteAct(signedIn(ctx), { act: `host.${verdict}`, kind: 'host', target: host, reason: note ?? '' })
    return (await shown(ctx, [{ ...row, cursor_key: [host] }]))[0]!
  },

  async delete(ctx, { host }) {
    await ctx.db.deleteFrom('hosts').where('host', '=', host).execute()
    await noteAct(signedIn(ctx), { act: 'host.forgotten', kind: 'host', target: host, reason: '' })
    return DONE
  },
})

async function shown(ctx: Context, rows: Listed[]): Promise<Host[]> {
  const people = await loadPeople(
    ctx,
    rows.map(({ set_by }) => set_by as Id | null),
  )
  return rows.map(({ host, verdict, message, note, may_embed, set_by, updated_at }) => {
    const person = set_by ? people.get(set_by as Id) : undefined
    return {
      host,
      verdict: verdict as Verdict,
      message,
      note,
      may_embed,
      is_shipped: updated_at === null,
      set_by: person ? { id: person.id, username: person.username } : null,
      updated_at: updated_at?.toISOString() ?? null,
    }
  })
}
