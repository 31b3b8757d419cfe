import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'

/** For an array parameter, PostgreSQL plans with ten elements. */
const FEW = 9

/**
 * SQL for "is one of these ids". Short lists are written out, because PostgreSQL reuses the plan for that; for a short
 * array it would plan again each time.
 */
export const sqlInIds = (ids: readonly Id[]): RawBuilder<boolean> =>
  ids.length <= FEW ? sql`IN (${sql.join(ids)})` : sql`= ANY(${ids})`
