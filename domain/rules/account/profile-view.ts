import type { ProfileView } from '../../entities/viewer.ts'

/** Display preferences for profiles: pin density, board order and board size. */
export const PIN_DENSITIES = ['standard', 'compact'] as const
export const BOARD_VIEWS = ['large', 'small'] as const

export const HOME_FEED_TABS = ['for_you', 'following'] as const

export const DEFAULT_PROFILE_VIEW: ProfileView = {
  board_pin_density: 'standard',
  profile_pin_density: 'standard',
  board_sort_order: 'last_pinned_to',
  profile_board_view: 'large',
  home_feed: 'for_you',
}

/** The pin density of a grid on this surface; products always use wide columns. */
export function pinDensityFor(surface: string, view: ProfileView): ProfileView['board_pin_density'] | 'wide' {
  if (surface === 'ShoppingGrid' || surface === 'ShoppingCatalogue') return 'wide'
  if (surface === 'BaseBoardPinGrid') return view.board_pin_density
  const isProfile = surface === 'UserProfilePinGrid' || surface === 'OtherProfilePinGrid'
  return isProfile ? view.profile_pin_density : 'standard'
}
