import { type LinkState, readLinkState } from '#domain/rules/link/link-state.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { Frame } from '../frame.tsx'
import type { LandingPage, Place } from '../router/route.ts'

type About = { landing_page_type: LandingPage; rs?: string } & Partial<LinkState>
type Shown = Pick<Frame, 'navigator' | 'start' | 'store'>

/** What kind of page is shown now. */
export function pageKind(frame: Shown): LandingPage {
  return shownIn(frame).kind
}

/** route.22, route.32: what every event says of its page. A search also says how it was come to. */
export function eventsAbout(frame: Shown): About {
  const { kind, place } = shownIn(frame)
  const rs = kind === 'search' && place.query.get('rs')
  return { landing_page_type: kind, ...(rs && { rs }), ...(kind === 'closeup' && carried(frame, place)) }
}

/** route.45: what the link that led to a closeup carried. A reload keeps it, a foreign link has none. */
function carried({ navigator }: Shown, { params }: Place): Omit<LinkState, 'pin_id'> {
  const state = readLinkState(navigator?.entry().state, pinIdIn(params.pin ?? '') ?? '')
  if (!state) return {}
  const { pin_id: _, ...told } = state
  return told
}

function shownIn({ navigator, start, store }: Shown): { kind: LandingPage; place: Place } {
  const { layer, base } = navigator?.pages.getState() ?? start
  const { route, place } = layer ?? base
  return { kind: (typeof route?.kind === 'function' ? route.kind(place, store.get()) : route?.kind) ?? 'other', place }
}
