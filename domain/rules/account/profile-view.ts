import type { ProfileView } from '../../entities/viewer.ts'

/** Spec 3, Profile view settings: how closely pins stand, in which order and how large boards stand. */
export const PIN_DENSITIES = ['standard', 'compact'] as const
export const BOARD_VIEWS = ['large', 'small'] as const

export const HOME_FEEDS = ['for_you', 'following'] as const

export const USUAL_VIEW: ProfileView = {
  board_pin_density: 'standard',
  profile_pin_density: 'standard',
  board_sort_order: 'last_pinned_to',
  profile_board_view: 'large',
  home_feed: 'for_you',
}

/** Which of them a grid on this surface follows; what is for sale stands in wide columns (D37). */
export function densityOn(surface: string, view: ProfileView): ProfileView['board_pin_density'] | 'wide' {
  if (surface === 'ShoppingGrid' || surface === 'ShoppingCatalogue') return 'wide'
  if (surface === 'BaseBoardPinGrid') return view.board_pin_density
  const isProfile = surface === 'UserProfilePinGrid' || surface === 'OtherProfilePinGrid'
  return isProfile ? view.profile_pin_density : 'standard'
}
