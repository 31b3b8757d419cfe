import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { mutedBy } from '../notifications/muted.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

/** What people of the viewer's country keep. The bookmark names the version of the pool, so a visit never repeats. */
export async function localPins(ctx: Context): Promise<Page<Pin>> {
  const muted = ctx.viewer ? await mutedBy(ctx, ctx.viewer.id) : new Set<Id>()
  const { country } = ctx
  return listPins(
    ctx,
    PAGE_SIZE,
    async (after, limit) => {
      const [version = null, rank = 0] = after ?? []
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ARRAY[version, rank] AS cursor_key FROM local_pool
        WHERE place = ${country} AND rank > ${rank}
          AND version = coalesce(${version}::int, (SELECT max(version) FROM local_pool WHERE place = ${country}))
          AND ${notHidden(ctx, sql`local_pool.aggregate_id`)}
        ORDER BY rank LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'list',
    ({ pinner }) => !pinner || !muted.has(pinner.id),
  )
}
