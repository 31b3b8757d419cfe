import { BUSINESS_TYPES } from '../../constants/business-types.ts'

export const PERSON = 'person'

/** `person`, or one of the kinds of business. Null for what is neither. */
export function knownAccountType(sent: string): string | null {
  return sent === PERSON || Object.hasOwn(BUSINESS_TYPES, sent) ? sent : null
}

/** Who has a business account is a partner. */
export function isPartnerType(accountType: string): boolean {
  return accountType !== PERSON
}
