import type { CardDetailsVariant } from '../card/card-details.ts'
import { APP_PLACEMENTS, NOTIFICATION_TIPS_PLACEMENT, PIN_BUILDER_PLACEMENT } from './special-experiences.ts'

export type GuidanceLayout = 'wide' | 'narrow'
/** The pages with placements of their own. */
export type GuidancePage = 'home' | 'search' | 'closeup'
export type GuidanceAction = 'save' | 'download' | 'clickthrough' | 'noAction'
type ByLayout = Readonly<Record<GuidanceLayout, number>>

/** Placements of the pages themselves, by page width (exp.35). */
const PAGE_PLACEMENTS: Record<GuidancePage, ByLayout> = {
  home: { wide: 1000503, narrow: 1000558 },
  search: { wide: 1000506, narrow: 1000559 },
  closeup: { wide: 1000141, narrow: 1000494 },
}

export const placementForPage = (page: GuidancePage, layout: GuidanceLayout): number => PAGE_PLACEMENTS[page][layout]

/** Placements of guidance after an action, by page width (exp.36). */
const ACTION_PLACEMENTS: Record<GuidanceAction, ByLayout> = {
  save: { wide: 1000578, narrow: 1000540 },
  download: { wide: 1000499, narrow: 1000542 },
  clickthrough: { wide: 1000500, narrow: 1000543 },
  noAction: { wide: 1000541, narrow: 1000544 },
}
const CLOSEUP_NO_ACTION: ByLayout = { wide: 1000140, narrow: 1000564 }

/** The placement that an action triggers on a page. */
export const placementForAction = (action: GuidanceAction, page: GuidancePage, layout: GuidanceLayout): number =>
  (action === 'noAction' && page === 'closeup' ? CLOSEUP_NO_ACTION : ACTION_PLACEMENTS[action])[layout]

/** Placements at the foot of the first card, by login state and device. Visitors have none. */
const FOOTER_PLACEMENTS = {
  signedInDesktop: 1000701,
  signedInMobile: 1000702,
  anonymous: null,
} as const satisfies Record<CardDetailsVariant, number | null>
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

type NamedPlacement = { placement: number; place: PlaceName; layout: GuidanceLayout | null }
export type PlaceName =
  | GuidancePage
  | GuidanceAction
  | 'closeupNoAction'
  | 'footer'
  | 'everyPage'
  | 'everyPageRefreshing'
  | 'survey'
  | 'pinBuilder'
  | 'notifications'

const byLayout = (place: PlaceName, { wide, narrow }: ByLayout): NamedPlacement[] => [
  { placement: wide, place, layout: 'wide' },
  { placement: narrow, place, layout: 'narrow' },
]
const onEveryLayout = (place: PlaceName, placement: number): NamedPlacement => ({ placement, place, layout: null })
const [EVERY_PAGE, EVERY_PAGE_REFRESHING, SURVEY] = APP_PLACEMENTS

/** All placements that pages have, by where they are. */
export const NAMED_PLACEMENTS: readonly NamedPlacement[] = [
  ...(Object.keys(PAGE_PLACEMENTS) as GuidancePage[]).flatMap((page) => byLayout(page, PAGE_PLACEMENTS[page])),
  ...(Object.keys(ACTION_PLACEMENTS) as GuidanceAction[]).flatMap((action) =>
    byLayout(action, ACTION_PLACEMENTS[action]),
  ),
  ...byLayout('closeupNoAction', CLOSEUP_NO_ACTION),
  ...byLayout('footer', { wide: FOOTER_PLACEMENTS.signedInDesktop, narrow: FOOTER_PLACEMENTS.signedInMobile }),
  onEveryLayout('everyPage', EVERY_PAGE),
  onEveryLayout('everyPageRefreshing', EVERY_PAGE_REFRESHING),
  onEveryLayout('survey', SURVEY),
  onEveryLayout('pinBuilder', PIN_BUILDER_PLACEMENT),
  onEveryLayout('notifications', NOTIFICATION_TIPS_PLACEMENT),
]
