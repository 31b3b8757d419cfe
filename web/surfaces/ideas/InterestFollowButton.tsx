import type { Interest } from '#domain/entities/interest.ts'
import { LOG } from '#domain/log-events.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { useFrame } from '../../frame.tsx'
import { type FollowLook, FollowToggle } from '../people/FollowToggle.tsx'
import { useFollow } from '../people/use-follow.ts'

/** Follows a topic. */
export function InterestFollowButton({ interest, kind = 'secondary' }: FollowLook & { interest: Interest }) {
  const { store, ask, say } = useFrame()
  const { id, name, followed_by_me: isFollowed } = interest
  const toggle = useFollow({
    name: say('follow.topic', { topic: name }),
    isFollowed,
    logs: { id, on: LOG.followTopic, off: LOG.unfollowTopic },
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
