import type { Consent } from '../../entities/viewer.ts'

export const NO_CONSENT: Consent = { analytics: false, marketing: false, personalization: false }
export const FULL_CONSENT: Consent = { analytics: true, marketing: true, personalization: true }

const LETTERS: [kind: keyof Consent, letter: string][] = [
  ['analytics', 'a'],
  ['marketing', 'm'],
  ['personalization', 'p'],
]

/** Value of the cookie `bb_consent`: a letter for each consent given, `-` for none. */
export function toConsentCookie(consent: Consent): string {
  const said = LETTERS.filter(([kind]) => consent[kind]).map(([, letter]) => letter)
  return said.join('') || '-'
}

/** The consent as columns of an account. */
export function toConsentColumns(consent: Consent) {
  return {
    allow_analytic_cookies: consent.analytics,
    allow_marketing_cookies: consent.marketing,
    allow_personalization_cookies: consent.personalization,
  }
}

/** Every kind of data that is stored or logged about a person, and the consent it needs. */
export const CONSENT_FOR = {
  session: 'necessary',
  csrf: 'necessary',
  theme: 'necessary',
  guest_saves: 'necessary',
  business_profile: 'necessary',
  consent: 'necessary',
  drafts: 'necessary',
  last_board: 'necessary',
  waiting_writes: 'necessary',
  app_upsell: 'necessary',
  offline_feed: 'personalization',
  pin_day_counts: 'necessary',
  recent_pins: 'personalization',
  visited_pins: 'personalization',
  seen_invites: 'personalization',
  recent_searches: 'personalization',
  events: 'analytics',
  impressions: 'analytics',
  experiment_exposure: 'analytics',
  seen_experiences: 'analytics',
  attribution: 'marketing',
  conversion_tag: 'marketing',
} as const satisfies Record<string, 'necessary' | keyof Consent>

export type StoredDataKind = keyof typeof CONSENT_FOR

/** Whether data of this kind may be stored. Until the consent question is answered, only necessary data may. */
export function mayStoreData(kind: StoredDataKind, consent: Consent | null): boolean {
  const needed = CONSENT_FOR[kind]
  return needed === 'necessary' || (consent?.[needed] ?? false)
}
