import type { Interest } from '#domain/entities/interest.ts'
import { LOG } from '#domain/log-events.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import { useFollow } from './use-follow.ts'

/** Follows a topic. */
export function InterestFollowButton({
  interest,
  kind = 'secondary',
}: {
  interest: Interest
  kind?: 'primary' | 'secondary'
}) {
  const { store, ask, say } = useFrame()
  const { id, name, followed_by_me: isFollowed } = interest
  const toggle = useFollow({
    name,
    isFollowed,
    logs: { id, on: LOG.followTopic, off: LOG.unfollowTopic },
    show: (follows) => store.patch('interest', id, { followed_by_me: follows }),
    send: (follows) =>
      ask(
        follows ? InterestFollowResource.create : InterestFollowResource.delete,
        { interest_id: id, interest_list: 'favorited' },
        { reason: follows ? 'follow' : 'unfollow' },
      ),
  })
  return (
    <Button
      kind={isFollowed ? 'inverse' : kind}
      aria-pressed={isFollowed}
      aria-label={say('follow.followName', { name })}
      onClick={toggle}
    >
      {say(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
