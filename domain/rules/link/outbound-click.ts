import type { Promotion } from '../../entities/promotion.ts'

export type AttributionKind = 'click' | 'view'

/** Clicks are remembered for a week and take priority over views, which are remembered for a day. */
const TERMS = { click: { expiry: 604_800, priority: 2 }, view: { expiry: 86_400, priority: 1 } } as const
const KIND_NAME = { click: 'navigation', view: 'event' } as const

type AdIdParameter = 'attribution_source_id' | 'advertiser_id' | 'campaign_id'
type Ad = { is_promoted: boolean } & { [K in AdIdParameter]?: Promotion[K] | undefined }
export type AttributionSource = Record<string, string>

/** Attribution data of an ad; only for promoted pins with a source and a valid destination. */
export function toAttributionSource(pin: Ad, kind: AttributionKind, link: string | null): AttributionSource | null {
  if (!pin.is_promoted || !pin.attribution_source_id || !link) return null
  const hostname = URL.canParse(link) ? new URL(link).hostname : null
  if (hostname === null) return null
  const { expiry, priority } = TERMS[kind]
  return {
    source_event_id: pin.attribution_source_id,
    destination: JSON.stringify([new URL(link).origin]),
    expiry: String(expiry),
    priority: String(priority),
    source_event_type: KIND_NAME[kind],
    ...(pin.advertiser_id && { advertiser_id: pin.advertiser_id }),
    ...(pin.campaign_id && { campaign_id: pin.campaign_id }),
    hostname,
  }
}

type Slot = Record<string, string | number>

/** Details of a click on an external link, as JSON text: the page and the carousel slot. */
export function clickDetailsJson(page: Record<string, unknown>, slot: Slot = {}): string {
  return JSON.stringify({ clickthrough_type: 'click', ...page, ...slot })
}

/** Details of a right click, as JSON text: the object and the carousel slot. */
export function rightClickDetailsJson(objectId: string, slot: Slot = {}): string {
  return JSON.stringify({ clickthrough_type: 'rightClick', object_id: objectId, ...slot })
}

/** Details of a tap on a chip of a collection ad, as JSON text: its index, the type of ad, and its target. */
export function chipClickDetailsJson(index: number, creativeType: string): string {
  return JSON.stringify({ click_position: index, client_creative_type: creativeType, clickthrough_type: 'chip' })
}

/** Whether the click opened the link. A right click only opens the browser's menu. */
export function isOutboundClick(details: unknown): boolean {
  const told = typeof details === 'string' ? parsed(details) : details
  return (told as { clickthrough_type?: unknown } | null)?.clickthrough_type !== 'rightClick'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Maximum number of tries while a link check has no result. */
export const LINK_CHECKS_MAX = 5
/** Maximum time that a click waits for the link check. */
export const LINK_CHECK_CLICK_WAIT_MS = 1000

const FIRST_PAUSE = 1000

/** Delay before the next try, doubled each time; null to give up. */
export function nextLinkCheckDelayMs(tried: number): number | null {
  return tried >= LINK_CHECKS_MAX ? null : FIRST_PAUSE * 2 ** (tried - 1)
}
