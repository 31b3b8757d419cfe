import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { loadMutedPeople } from '../notifications/muted-people.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

/**
 * Lists pins saved by people of the viewer's country. The bookmark names the version of the pool, so nothing repeats
 * within a visit.
 */
export async function listLocalPins(ctx: Context): Promise<Page<Pin>> {
  const muted = ctx.viewer ? await loadMutedPeople(ctx, ctx.viewer.id) : new Set<Id>()
  const { country } = ctx
  return listPins(
    ctx,
    DEFAULT_PAGE_SIZE,
    async (after, limit) => {
      const [version = null, rank = 0] = after ?? []
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ARRAY[version, rank] AS cursor_key FROM local_pool
        WHERE place = ${country} AND rank > ${rank}
          AND version = coalesce(${version}::int, (SELECT max(version) FROM local_pool WHERE place = ${country}))
          AND ${notHiddenCondition(ctx, sql`local_pool.aggregate_id`)}
        ORDER BY rank LIMIT ${limit}`.execute(ctx.db)
      return rows
    },
    'list',
    ({ pinner }) => !pinner || !muted.has(pinner.id),
  )
}
