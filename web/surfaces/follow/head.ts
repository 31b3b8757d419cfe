import { UserResource } from '#domain/resources/users.ts'
import type { Say } from '#domain/text/say.ts'
import type { RouteHead, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { parseFollowsTab, parseFollowsUserOptions } from './asks.ts'

export function makeFollowsRouteHead(place: RouteLocation, known: StoreState, say: Say): RouteHead {
  const name = selectAnswer(known, UserResource.get, parseFollowsUserOptions(place))?.full_name
  if (!name) return { title: say('shell.loading') }
  const title =
    parseFollowsTab(place) === 'followers' ? say('follows.followersOf', { name }) : say('follows.followingOf', { name })
  return { title, noindex: true }
}
