import type { Promotion } from '../../entities/promotion.ts'

export type AttributionKind = 'click' | 'view'

/** Spec 9. Clicks are remembered for a week and go before views, which are remembered for a day. */
const TERMS = { click: { expiry: 604_800, priority: 2 }, view: { expiry: 86_400, priority: 1 } } as const
const KIND_NAME = { click: 'navigation', view: 'event' } as const

type Named = 'attribution_source_id' | 'advertiser_id' | 'campaign_id'
type Ad = { is_promoted: boolean } & { [K in Named]?: Promotion[K] | undefined }
export type AttributionSource = Record<string, string>

/** Spec 7, Attribution. What is told of an ad: for promoted pins that have a source and a readable destination only. */
export function attributionSource(pin: Ad, kind: AttributionKind, link: string | null): AttributionSource | null {
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
