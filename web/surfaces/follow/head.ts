import { UserResource } from '#domain/resources/users.ts'
import type { Say } from '#domain/text/say.ts'
import type { Head, Place } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { followsAt, whose } from './asks.ts'

export function followsHead(place: Place, known: State, say: Say): Head {
  const name = readAnswer(known, UserResource.get, whose(place))?.full_name
  if (!name) return { title: say('shell.loading') }
  const title =
    followsAt(place) === 'followers' ? say('follows.followersOf', { name }) : say('follows.followingOf', { name })
  return { title, noindex: true }
}
