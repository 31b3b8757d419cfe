import { SOURCE_NAME_CUT } from '../../constants/limits.ts'
import { SOURCE_LINK_WIDTH } from '../../constants/sizes.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import { truncate } from '../format/shown-text.ts'

type Linked = Pick<PinCard, 'link' | 'promoted_is_lead_ad' | 'is_go_linkless' | 'origin_pinner'>

/** A pin shows its source link if it has one and is no lead ad; with `is_go_linkless`, only to its first pinner. */
export function showsSourceLink(pin: Linked, viewer: Pick<Viewer, 'id'>): boolean {
  if (!pin.link || pin.promoted_is_lead_ad) return false
  return !pin.is_go_linkless || (viewer.id !== null && pin.origin_pinner?.id === viewer.id)
}

type Sourced = Pick<PinCard, 'domain' | 'link_domain' | 'link_user_website'>
export type SourceLink = { name: string; whole: string; maxWidth: number; owner: string | null }

/**
 * The site name of a pin, cut to 27 characters, or to 12 in the action bar (card.50), and the verified owner of the
 * site.
 */
export function toSourceLink(pin: Sourced, place: keyof typeof SOURCE_NAME_CUT): SourceLink | null {
  const official = pin.link_domain?.official_user ?? pin.link_user_website?.official_user
  const owner = official?.full_name.trim() || null
  const whole = pin.domain?.replace(/^www\./, '') || owner
  if (!whole) return null
  const name = truncate(whole, SOURCE_NAME_CUT[place])
  return { name, whole, maxWidth: name === whole ? SOURCE_LINK_WIDTH.whole : SOURCE_LINK_WIDTH.truncated, owner }
}

type Outbound = Pick<PinCard, 'link' | 'mobile_link' | 'ad_destination_url'>

/** The URL that the pin opens: an ad's own destination, on phones the mobile one, else the link. */
export function outboundUrl(pin: Outbound, isDesktop: boolean): string | null {
  return pin.ad_destination_url ?? ((!isDesktop && pin.mobile_link) || pin.link)
}

type Opened = Pick<PinCard, 'is_eligible_for_web_closeup' | 'is_eligible_for_pdp' | 'link'>

/** The target of a tap on the card. */
export function cardTapTarget(pin: Opened): 'closeup' | 'product' | 'link' {
  if (pin.is_eligible_for_web_closeup === false && pin.link) return 'link'
  return pin.is_eligible_for_pdp ? 'product' : 'closeup'
}
