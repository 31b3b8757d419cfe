import type * as z from 'zod'
import type { Page } from '#domain/resource.ts'
import type { DataExport } from '#domain/resources/account.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { consumeRateLimit } from '../auth/rate-limits.ts'
import type { Person, SignedIn } from '../context.ts'
import { assertSpaceForLargeWrite } from '../disk-space.ts'
import { makeExportUrl } from './export-url.ts'

const DAY = 24 * 60 * 60 * 1000

type DataExportEntity = z.output<typeof DataExport>
type Row = { id: Person['id']; state: string; created_at: Date }

/**
 * Requests an export. While one is being made, that one is returned; an export unfinished after a day counts as failed.
 */
export async function requestAccountExport(ctx: SignedIn): Promise<DataExportEntity> {
  const dayAgo = new Date(ctx.now.getTime() - DAY)
  const waiting = await rowsOf(ctx).where('state', '=', 'waiting').where('created_at', '>', dayAgo).executeTakeFirst()
  if (waiting) return show(ctx, waiting)
  await assertSpaceForLargeWrite(ctx.house)
  await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
  const row = { id: ctx.house.newId(), state: 'waiting', created_at: ctx.now }
  await ctx.db
    .insertInto('exports')
    .values({ user_id: ctx.viewer.id, ...row })
    .execute()
  ctx.emit('export.asked', { export_id: row.id, user_id: ctx.viewer.id })
  return show(ctx, row)
}

/** Lists the newest finished export, and the one being made. */
export async function listAccountExports(ctx: SignedIn): Promise<Page<DataExportEntity>> {
  const rows = await rowsOf(ctx).orderBy('id', 'desc').execute()
  return { items: rows.map((row) => show(ctx, row)), next: null }
}

function rowsOf(ctx: SignedIn) {
  return ctx.db.selectFrom('exports').select(['id', 'state', 'created_at']).where('user_id', '=', ctx.viewer.id)
}

function show(ctx: SignedIn, row: Row): DataExportEntity {
  const of = { userId: ctx.viewer.id, exportId: row.id }
  return {
    type: 'data_export',
    id: row.id,
    state: row.state as DataExportEntity['state'],
    url: row.state === 'ready' ? makeExportUrl(ctx.house, of, ctx.now) : null,
    created_at: formatRfc2822(row.created_at),
  }
}
