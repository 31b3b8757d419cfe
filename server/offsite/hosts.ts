import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Host, HostResource } from '#domain/resources/offsite.ts'
import { DONE } from '#domain/resources/session.ts'
import type { LinkVerdict } from '#domain/rules/link/verdict.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { Hosts } from '../db/tables.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadPeople } from '../records/load-people.ts'
import { SHIPPED_HOSTS } from './shipped-hosts.ts'

const BY_HOST = keyset('ASC', [sql`host COLLATE "C"`, 'text'])

const PAGE = 50

type Row = Pick<
  Selectable<Hosts>,
  'host' | 'verdict' | 'message' | 'note' | 'may_embed' | 'opens_directly' | 'set_by' | 'updated_at'
>
type Listed = Omit<Row, 'updated_at'> & { updated_at: Date | null; cursor_key: CursorKey }

/** Verdicts on hosts, for staff: their own together with the shipped ones, by name. */
export const hostAnswers = defineAnswers(HostResource, {
  async get(ctx, { query = '', verdict }) {
    const found = (after: CursorKey | null, limit: number): RawBuilder<Listed> => sql<Listed>`
      SELECT *, ${BY_HOST.key} AS cursor_key FROM (
        SELECT host, verdict, message, note, may_embed, opens_directly, set_by, updated_at FROM hosts
        UNION ALL
        SELECT s.host, s.verdict, '', '', false, false, NULL, NULL
        FROM jsonb_to_recordset(${JSON.stringify(SHIPPED_HOSTS)}::jsonb) AS s(host text, verdict text)
        WHERE NOT EXISTS (SELECT FROM hosts WHERE hosts.host = s.host)
      ) AS known
      WHERE strpos(host, ${query.trim().toLowerCase()}) > 0
        ${verdict ? sql`AND verdict = ${verdict}` : sql``} AND ${BY_HOST.isAfter(after)}
      ORDER BY ${BY_HOST.order} LIMIT ${limit}`
    return loadListPage(
      ctx,
      PAGE,
      async (after, limit) => (await found(after, limit).execute(ctx.db)).rows,
      (rows) => shown(ctx, rows),
    )
  },

  async update(ctx, { host, verdict, message, note, may_embed, opens_directly }) {
    const { viewer } = requireSignedIn(ctx)
    const said = {
      ...(message !== undefined && { message }),
      ...(note !== undefined && { note }),
      ...(may_embed !== undefined && { may_embed: may_embed && verdict === 'ok' }),
      ...(opens_directly !== undefined && { opens_directly: opens_directly && verdict === 'ok' }),
    }
    const row = await ctx.db
      .insertInto('hosts')
      .values({ host, verdict, ...said, set_by: viewer.id, updated_at: ctx.now })
      .onConflict((conflict) =>
        conflict.column('host').doUpdateSet({ verdict, ...said, set_by: viewer.id, updated_at: ctx.now }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordStaffAct(requireSignedIn(ctx), {
      act: `host.${verdict}`,
      kind: 'host',
      target: host,
      reason: note ?? '',
    })
    return (await shown(ctx, [{ ...row, cursor_key: [host] }]))[0]!
  },

  async delete(ctx, { host }) {
    await ctx.db.deleteFrom('hosts').where('host', '=', host).execute()
    await recordStaffAct(requireSignedIn(ctx), { act: 'host.forgotten', kind: 'host', target: host, reason: '' })
    return DONE
  },
})

async function shown(ctx: Context, rows: Listed[]): Promise<Host[]> {
  const people = await loadPeople(
    ctx,
    rows.map(({ set_by }) => set_by as Id | null),
  )
  return rows.map(({ host, verdict, message, note, may_embed, opens_directly, set_by, updated_at }) => {
    const person = set_by ? people.get(set_by as Id) : undefined
    return {
      host,
      verdict: verdict as LinkVerdict,
      message,
      note,
      may_embed,
      opens_directly,
      is_shipped: updated_at === null,
      set_by: person ? { id: person.id, username: person.username } : null,
      updated_at: updated_at?.toISOString() ?? null,
    }
  })
}
