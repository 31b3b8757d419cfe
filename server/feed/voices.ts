import { type RawBuilder, sql } from 'kysely'
import { firstIdAt } from '../ids.ts'

const DAY = 86_400_000
/** Accounts younger than this speak with one voice together, however many they are. */
const NEW_ACCOUNT_FOR = 3 * DAY

/** The id from which on accounts are new: ids begin with the time they were made. */
export const newAccountsFrom = (now: Date) => firstIdAt(new Date(now.getTime() - NEW_ACCOUNT_FOR))

/** How many people speak for it: everyone whose account is not new, and all new ones together as one. */
export const voices = (user: RawBuilder<unknown>, now: Date): RawBuilder<number> =>
  sql`(count(DISTINCT ${user}) FILTER (WHERE ${user} < ${newAccountsFrom(now)}::bigint)
    + least(1, count(*) FILTER (WHERE ${user} >= ${newAccountsFrom(now)}::bigint)))`
