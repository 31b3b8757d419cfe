import type { DetailsVariant } from '../card/details.ts'

/** Of our own: where guidance may put a word at the foot of the first card, by who looks with what. A visitor has none. */
const PLACEMENTS: Record<DetailsVariant, number | null> = {
  signedInDesktop: 1000701,
  signedInMobile: 1000702,
  anonymous: null,
}
const NEUTRAL_CALLOUT = 27

export const footerPlacement = (variant: DetailsVariant): number | null => PLACEMENTS[variant]

/** What is placed there; undefined while it is being asked. */
export type FooterCheck = { id: string; type: number; display_data: unknown } | null | undefined
export type FooterStrip = { message: string; link: { href: string; text: string } | null }

/** D2. Nothing shows before it is known what the strip says. A desktop has room for a link beside the words. */
export function footerStrip(variant: DetailsVariant, check: FooterCheck): FooterStrip | null {
  if (variant === 'anonymous' || check?.type !== NEUTRAL_CALLOUT) return null
  const { message, link } = (check.display_data ?? {}) as Partial<FooterStrip>
  if (!message) return null
  return { message, link: variant === 'signedInDesktop' && link?.href && link.text ? link : null }
}
