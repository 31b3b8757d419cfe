import { sql } from 'kysely'

/** What staff hid is none, nor is what stands below it. */
export const isInterestShown = sql<boolean>`NOT interests.is_hidden AND NOT EXISTS
  (SELECT 1 FROM interests above WHERE above.id = interests.parent_id AND above.is_hidden)`
