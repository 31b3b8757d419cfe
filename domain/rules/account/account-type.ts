import { BUSINESS_TYPES } from '../../constants/business-types.ts'

export const PERSONAL_ACCOUNT_TYPE = 'person'

/** Parses an account type: `person` or a business type. Null for anything else. */
export function parseAccountType(sent: string): string | null {
  return sent === PERSONAL_ACCOUNT_TYPE || Object.hasOwn(BUSINESS_TYPES, sent) ? sent : null
}

/** True for business accounts, which are called partners. */
export function isPartnerAccountType(accountType: string): boolean {
  return accountType !== PERSONAL_ACCOUNT_TYPE
}

type Looking = { experiments: Readonly<Record<string, string>> }

/** Notification settings exist from a certain day on, and before it for people in the experiment. */
export function hasNotificationSettings({ experiments }: Looking, now: Date, openFrom: Date): boolean {
  return now >= openFrom || experiments.settings_notifications === 'enabled'
}
