import { sql } from 'kysely'

/** SQL condition for an interest that staff hid neither itself nor by its parent. */
export const interestShownSql = sql<boolean>`NOT interests.is_hidden AND NOT EXISTS
  (SELECT 1 FROM interests above WHERE above.id = interests.parent_id AND above.is_hidden)`
