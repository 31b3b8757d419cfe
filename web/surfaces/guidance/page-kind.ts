import type { Frame } from '../../frame.tsx'
import type { LandingPage } from '../../router/route.ts'

/** What kind of page is shown now. */
export function pageKind({ navigator, start, store }: Frame): LandingPage {
  const { layer, base } = navigator?.pages.getState() ?? start
  const { route, place } = layer ?? base
  return (typeof route?.kind === 'function' ? route.kind(place, store.get()) : route?.kind) ?? 'other'
}
