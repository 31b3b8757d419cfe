import type { House } from '../house.ts'
import { checkWebsite } from './check-website.ts'

const A_MONTH = 30 * 24 * 3600_000
const AT_ONCE = 500

/** A proof is looked for again every month: who lost a site or took the proof away loses the tick. */
export async function recheckWebsites(house: House): Promise<void> {
  const due = await house.db
    .selectFrom('websites')
    .select(['user_id', 'host'])
    .where('state', '=', 'verified')
    .where('checked_at', '<', new Date(house.clock().getTime() - A_MONTH))
    .orderBy('checked_at')
    .limit(AT_ONCE)
    .execute()
  for (const { user_id, host } of due) await checkWebsite(house, user_id, host)
}
