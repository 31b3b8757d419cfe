import type { Frame } from '../frame.tsx'
import type { LandingPage, Place } from './route.ts'

type Shown = Pick<Frame, 'navigator' | 'start' | 'store'>

/** What kind of page is shown now. */
export function pageKind(frame: Shown): LandingPage {
  return shownIn(frame).kind
}

/** route.22, route.32: what every event says of its page. A search also says how it was come to. */
export function eventsAbout(frame: Shown): { landing_page_type: LandingPage; rs?: string } {
  const { kind, place } = shownIn(frame)
  const rs = kind === 'search' && place.query.get('rs')
  return { landing_page_type: kind, ...(rs && { rs }) }
}

function shownIn({ navigator, start, store }: Shown): { kind: LandingPage; place: Place } {
  const { layer, base } = navigator?.pages.getState() ?? start
  const { route, place } = layer ?? base
  return { kind: (typeof route?.kind === 'function' ? route.kind(place, store.get()) : route?.kind) ?? 'other', place }
}
