import type { CardDetailsVariant } from '../card/card-details.ts'

type Layout = 'wide' | 'narrow'

/** Placements of guidance after an action, by page width. */
const PLACEMENTS = {
  save: { wide: 1000578, narrow: 1000540 },
  download: { wide: 1000499, narrow: 1000542 },
  clickthrough: { wide: 1000500, narrow: 1000543 },
} as const

/** The pages that have such placements. */
const PAGES = ['home', 'search', 'closeup']

export type GuidanceAction = keyof typeof PLACEMENTS

/** The placement that an action triggers on a page; null if there is none. */
export function placementForAction(action: GuidanceAction, page: string, layout: Layout): number | null {
  return PAGES.includes(page) ? PLACEMENTS[action][layout] : null
}

/** Placements at the foot of the first card, by login state and device. Visitors have none. */
const FOOTER_PLACEMENTS: Record<CardDetailsVariant, number | null> = {
  signedInDesktop: 1000701,
  signedInMobile: 1000702,
  anonymous: null,
}
const NEUTRAL_CALLOUT = 27

export const footerPlacementId = (variant: CardDetailsVariant): number | null => FOOTER_PLACEMENTS[variant]

/** The experience at the placement; undefined while it is loading. */
export type FooterExperience = { id: string; type: number; display_data: unknown } | null | undefined
export type FooterStrip = { message: string; link: { href: string; text: string } | null }

/** Nothing is shown until the text is known. On desktop there is room for a link next to it. */
export function toFooterStrip(variant: CardDetailsVariant, check: FooterExperience): FooterStrip | null {
  if (variant === 'anonymous' || check?.type !== NEUTRAL_CALLOUT) return null
  const { message, link } = (check.display_data ?? {}) as Partial<FooterStrip>
  if (!message) return null
  return { message, link: variant === 'signedInDesktop' && link?.href && link.text ? link : null }
}
