import { PARTNERSHIP } from '../../constants/kinds.ts'
import type { Sponsorship } from '../../entities/sponsorship.ts'

export type SponsorshipText = { key: 'card.paidPartnership' } | { key: 'card.paidPartnershipWith'; name: string }

type Told = { status: Sponsorship['status']; sponsor: Pick<NonNullable<Sponsorship['sponsor']>, 'full_name'> | null }

/** Spec 4, Other card states, and D38. Whoever pays is named once the sponsor has agreed; until then only that someone pays. */
export function sponsorshipText(sponsorship: Told | null | undefined): SponsorshipText | null {
  const status = sponsorship?.status ?? PARTNERSHIP.none
  if (status === PARTNERSHIP.none || status === PARTNERSHIP.refused) return null
  if (status === PARTNERSHIP.waiting) return { key: 'card.paidPartnership' }
  const name = sponsorship?.sponsor?.full_name.trim()
  return name ? { key: 'card.paidPartnershipWith', name } : null
}
