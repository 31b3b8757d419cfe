import { SCOPES, type ScopePath } from './asks.ts'

/** Which of them a viewer may use; one that is open is always among them. */
export const scopesFor = (viewer: { is_auth: boolean; is_partner?: boolean }, open: ScopePath) => {
  const may = { member: viewer.is_auth, partner: viewer.is_auth && Boolean(viewer.is_partner) }
  return SCOPES.filter((one) => !('needs' in one) || may[one.needs] || one.path === open)
}

/** What each says when it has found nothing. */
export const NOTHING = {
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
