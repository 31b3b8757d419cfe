import { SEARCH_SCOPE_TABS, type SearchScopePath } from './asks.ts'

/** The scopes that a viewer may use, always including the current one. */
export const listAllowedScopes = (viewer: { is_auth: boolean; is_partner?: boolean }, open: SearchScopePath) => {
  const may = { member: viewer.is_auth, partner: viewer.is_auth && Boolean(viewer.is_partner) }
  return SEARCH_SCOPE_TABS.filter((one) => !('needs' in one) || may[one.needs] || one.path === open)
}

/** The text key for an empty result in each scope. */
export const NO_RESULTS_TEXT_KEYS = {
  pins: 'search.nothing',
  buyable_pins: 'search.nothingProducts',
  videos: 'search.nothingVideos',
  idea_pins: 'search.nothingStories',
  boards: 'search.nothingBoards',
  users: 'search.nothingPeople',
  my_pins: 'search.nothingSaves',
  my_content: 'search.nothingOwn',
  shop_tool: 'search.nothingToTag',
} as const
