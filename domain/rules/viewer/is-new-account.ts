import { NEW_ACCOUNT_DAYS } from '../../constants/limits.ts'

const DAY = 24 * 60 * 60 * 1000

type Since = { since: Date | null; is_bot: boolean }

/** New accounts are those within 28 days of joining or coming back; bots never are. */
export function isNewAccount({ since, is_bot }: Since, now: Date): boolean {
  return since !== null && !is_bot && now.getTime() - since.getTime() < NEW_ACCOUNT_DAYS * DAY
}

type ForGrid = { created_at: Date; is_partner: boolean; is_bot: boolean }

/** New accounts that are not partners, while the experiment is on. */
export function isEligibleForImageOnlyGrid(who: ForGrid, experimentIsOn: boolean, now: Date): boolean {
  return experimentIsOn && !who.is_partner && isNewAccount({ since: who.created_at, is_bot: who.is_bot }, now)
}
