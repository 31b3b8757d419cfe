import type { Consent } from '../../entities/viewer.ts'

export const NO_CONSENT: Consent = { analytics: false, marketing: false, personalization: false }
export const FULL_CONSENT: Consent = { analytics: true, marketing: true, personalization: true }

const LETTERS: [kind: keyof Consent, letter: string][] = [
  ['analytics', 'a'],
  ['marketing', 'm'],
  ['personalization', 'p'],
]

/** What a visitor said, as the cookie `bb_consent` keeps it: a letter for each yes, `-` for none. */
export function consentCookie(consent: Consent): string {
  const said = LETTERS.filter(([kind]) => consent[kind]).map(([, letter]) => letter)
  return said.join('') || '-'
}

/** The consent as the account stores it. */
export function consentFlags(consent: Consent) {
  return {
    allow_analytic_cookies: consent.analytics,
    allow_marketing_cookies: consent.marketing,
    allow_personalization_cookies: consent.personalization,
  }
}
