import type { Consent } from '#domain/entities/viewer.ts'
import type { consentFlags } from '#domain/rules/viewer/consent-cookie.ts'

type Row = { kind: keyof Consent; flag: keyof ReturnType<typeof consentFlags> }

/** What one may say yes or no to, and its name on the wire. */
export const CONSENT_SWITCHES: readonly Row[] = [
  { kind: 'personalization', flag: 'allow_personalization_cookies' },
  { kind: 'analytics', flag: 'allow_analytic_cookies' },
  { kind: 'marketing', flag: 'allow_marketing_cookies' },
]
