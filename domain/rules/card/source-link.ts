import { SOURCE_CUT } from '../../constants/limits.ts'
import { SOURCE_LINK_WIDTH } from '../../constants/sizes.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import { truncate } from '../format/truncate.ts'

type Linked = Pick<PinCard, 'link' | 'promoted_is_lead_ad' | 'is_go_linkless' | 'origin_pinner'>

/** Spec 5, Save and card rules. It needs a link and is no lead ad; a linkless pin shows it to whoever pinned it first. */
export function showsSourceLink(pin: Linked, viewer: Pick<Viewer, 'id'>): boolean {
  if (!pin.link || pin.promoted_is_lead_ad) return false
  return !pin.is_go_linkless || (viewer.id !== null && pin.origin_pinner?.id === viewer.id)
}

type Sourced = Pick<PinCard, 'domain' | 'link_domain' | 'link_user_website'>
export type Source = { name: string; whole: string; maxWidth: number }

/** Spec 5, Limits. What a source is called: the people whose site it is, else its domain, cut to 27, or 12 in the action bar. */
export function sourceOf(pin: Sourced, place: keyof typeof SOURCE_CUT): Source | null {
  const official = pin.link_domain?.official_user ?? pin.link_user_website?.official_user
  const whole = official?.full_name.trim() || pin.domain?.replace(/^www\./, '')
  if (!whole) return null
  const name = truncate(whole, SOURCE_CUT[place])
  return { name, whole, maxWidth: name === whole ? SOURCE_LINK_WIDTH.whole : SOURCE_LINK_WIDTH.truncated }
}

type Outbound = Pick<PinCard, 'link' | 'mobile_link' | 'ad_destination_url'>

/** Spec 3, Pin: links. Where the way out leads: an ad's own address, on phones the mobile one, else the link. */
export function outboundLink(pin: Outbound, isDesktop: boolean): string | null {
  return pin.ad_destination_url ?? ((!isDesktop && pin.mobile_link) || pin.link)
}

type Opened = Pick<PinCard, 'is_eligible_for_web_closeup' | 'is_eligible_for_pdp' | 'link'>

/** D38. What a tap on the card opens. */
export function cardOpens(pin: Opened): 'closeup' | 'product' | 'link' {
  if (pin.is_eligible_for_web_closeup === false && pin.link) return 'link'
  return pin.is_eligible_for_pdp ? 'product' : 'closeup'
}
