import type { Interest } from '#domain/entities/interest.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { useApp } from '../../app-context.tsx'
import { type FollowButtonStyle, FollowToggle } from '../people/FollowToggle.tsx'
import { useToggleFollow } from '../people/use-toggle-follow.ts'

/** Button that follows a topic. */
export function InterestFollowButton({ interest, kind = 'secondary' }: FollowButtonStyle & { interest: Interest }) {
  const { store, ask, say } = useApp()
  const { id, name, followed_by_me: isFollowed } = interest
  const toggle = useToggleFollow({
    name: say('follow.topic', { topic: name }),
    isFollowed,
    logs: { id, on: LOG_EVENT.followTopic, off: LOG_EVENT.unfollowTopic },
    show: (follows) =>
      store.patch('interest', id, {
        followed_by_me: follows,
        follower_count: Math.max(0, interest.follower_count + (follows ? 1 : -1)),
      }),
    send: (follows) =>
      ask(
        follows ? InterestFollowResource.create : InterestFollowResource.delete,
        { interest_id: id, interest_list: 'favorited' },
        { reason: follows ? 'follow' : 'unfollow' },
      ),
  })
  return <FollowToggle name={name} isFollowed={isFollowed} kind={kind} onToggle={toggle} />
}
