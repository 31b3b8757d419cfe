import type { Consent } from '../../entities/viewer.ts'

/** D18: everything that is kept or told about someone, by the consent it needs. */
export const CONSENT_FOR = {
  session: 'necessary',
  csrf: 'necessary',
  theme: 'necessary',
  guest_saves: 'necessary',
  business_profile: 'necessary',
  consent: 'necessary',
  drafts: 'necessary',
  last_board: 'necessary',
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

export type KeptKind = keyof typeof CONSENT_FOR

/** Whether data of this kind may be stored. Without an answer to the consent question, only necessary data may. */
export function mayKeep(kind: KeptKind, consent: Consent | null): boolean {
  const needed = CONSENT_FOR[kind]
  return needed === 'necessary' || (consent?.[needed] ?? false)
}
