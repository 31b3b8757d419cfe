import { NEW_ACCOUNT_DAYS } from '../../constants/limits.ts'

const DAY = 24 * 60 * 60 * 1000

type Since = { since: Date | null; is_bot: boolean }

/** Decisions, Accounts: "new" and "recently resurrected" are 28 days from joining or coming back; a bot is neither. */
export function isNewAccount({ since, is_bot }: Since, now: Date): boolean {
  return since !== null && !is_bot && now.getTime() - since.getTime() < NEW_ACCOUNT_DAYS * DAY
}

type ForGrid = { created_at: Date; is_partner: boolean; is_bot: boolean }

/** Decisions, Accounts and D41: new accounts that are not partners, while the experiment is on. */
export function isEligibleForImageOnlyGrid(who: ForGrid, experimentIsOn: boolean, now: Date): boolean {
  return experimentIsOn && !who.is_partner && isNewAccount({ since: who.created_at, is_bot: who.is_bot }, now)
}
