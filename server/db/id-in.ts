import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'

const FEW = 4

/** One of these ids. A few are named one by one: PostgreSQL keeps its plan for that, for a short list it makes one each time. */
export const idIn = (ids: readonly Id[]): RawBuilder<boolean> =>
  ids.length <= FEW ? sql`IN (${sql.join(ids)})` : sql`= ANY(${ids})`
