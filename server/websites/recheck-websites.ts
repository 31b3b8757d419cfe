import type { House } from '../house.ts'
import { checkWebsite } from './check-website.ts'

const A_MONTH = 30 * 24 * 3600_000
const AT_ONCE = 500

/** Checks proofs again every month: people who lost a site or removed the proof lose the check mark. */
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
