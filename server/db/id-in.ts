import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'

/** PostgreSQL takes a list for one of ten. */
const FEW = 9

/** One of these ids. A few are named one by one: PostgreSQL keeps its plan for that, for a shorter list it makes one each time. */
export const idIn = (ids: readonly Id[]): RawBuilder<boolean> =>
  ids.length <= FEW ? sql`IN (${sql.join(ids)})` : sql`= ANY(${ids})`
