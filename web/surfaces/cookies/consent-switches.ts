import type { Consent } from '#domain/entities/viewer.ts'
import type { toConsentColumns } from '#domain/rules/viewer/consent.ts'

type Row = { kind: keyof Consent; flag: keyof ReturnType<typeof toConsentColumns> }

/** The kinds of consent, each with its field name in the API. */
export const CONSENT_SWITCHES: readonly Row[] = [
  { kind: 'personalization', flag: 'allow_personalization_cookies' },
  { kind: 'analytics', flag: 'allow_analytic_cookies' },
  { kind: 'marketing', flag: 'allow_marketing_cookies' },
]
