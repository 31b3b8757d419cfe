import { type RawBuilder, sql } from 'kysely'
import { firstIdAt } from '../ids.ts'

const DAY = 86_400_000
/** Accounts younger than this count together as one person. */
const NEW_ACCOUNT_FOR = 3 * DAY

/** The first id of new accounts; ids begin with their creation time. */
export const firstNewAccountId = (now: Date) => firstIdAt(new Date(now.getTime() - NEW_ACCOUNT_FOR))

/** SQL expression for the number of supporters: every account that is not new, and all new ones together as one. */
export const supporterCountSql = (user: RawBuilder<unknown>, now: Date): RawBuilder<number> =>
  sql`(count(DISTINCT ${user}) FILTER (WHERE ${user} < ${firstNewAccountId(now)}::bigint)
    + least(1, count(*) FILTER (WHERE ${user} >= ${firstNewAccountId(now)}::bigint)))`
