import type { SurfaceName } from '../../constants/surfaces.ts'

export type HideCall = 'home' | 'related' | 'search'

const CALLS: Partial<Record<SurfaceName, HideCall>> = {
  AuthHomefeed: 'home',
  RetrievalHub: 'home',
  ExploreLocal: 'home',
  RelatedPinGrid: 'related',
  PdpRelatedPinGrid: 'related',
  BoardMoreIdeasTabContent: 'related',
  SearchItem: 'search',
  SearchItemHighShoppingIntent: 'search',
  SearchAdsOnlyModule: 'search',
}

/** Spec 7: which call hides a pin here. Where someone chose to look, as on a board, nothing is hidden; null is the pin's own page. */
export const hideCall = (surface: SurfaceName | null): HideCall | null => (surface ? (CALLS[surface] ?? null) : 'home')
