import { type PinLinkHistoryState, parsePinLinkHistoryState, parsePinSegment } from '#domain/rules/link/pin-path.ts'
import type { AppContextValue } from '../app-context.tsx'
import type { LandingPageType, RouteLocation } from '../router/route.ts'

type About = { landing_page_type: LandingPageType; rs?: string } & Partial<PinLinkHistoryState>
type PageContext = Pick<AppContextValue, 'navigator' | 'start' | 'store'>

/** The landing-page type of the current page. */
export function getLandingPageType(frame: PageContext): LandingPageType {
  return shownIn(frame).kind
}

/**
 * Fields about the current page that every logged event carries. A search also says where it came from (route.22,
 * route.32).
 */
export function toPageEventFields(frame: PageContext): About {
  const { kind, place } = shownIn(frame)
  const rs = kind === 'search' && place.query.get('rs')
  return { landing_page_type: kind, ...(rs && { rs }), ...(kind === 'closeup' && carried(frame, place)) }
}

/** Tracking fields that the link to a closeup carried. They survive a reload; external links have none (route.45). */
function carried({ navigator }: PageContext, { params }: RouteLocation): Omit<PinLinkHistoryState, 'pin_id'> {
  const state = parsePinLinkHistoryState(navigator?.entry().state, parsePinSegment(params.pin ?? '') ?? '')
  if (!state) return {}
  const { pin_id: _, ...told } = state
  return told
}

function shownIn({ navigator, start, store }: PageContext): { kind: LandingPageType; place: RouteLocation } {
  const { layer, base } = navigator?.pages.getState() ?? start
  const { route, place } = layer ?? base
  return { kind: (typeof route?.kind === 'function' ? route.kind(place, store.get()) : route?.kind) ?? 'other', place }
}
