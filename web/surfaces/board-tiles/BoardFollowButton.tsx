import type { Board } from '#domain/entities/board.ts'
import { LOG } from '#domain/log-events.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { useFrame } from '../../frame.tsx'
import { FollowToggle } from '../people/FollowToggle.tsx'
import { useFollow } from '../people/use-follow.ts'

/** Follows a board of someone else. */
export function BoardFollowButton({ board }: { board: Board }) {
  const { store, ask } = useFrame()
  const { followed_by_me: isFollowed, follower_count } = board
  const toggle = useFollow({
    name: board.name,
    isFollowed,
    logs: { id: board.id, on: LOG.followBoard, off: LOG.unfollowBoard },
    show: (follows) =>
      store.patch('board', board.id, {
        followed_by_me: follows,
        follower_count: Math.max(0, follower_count + (follows ? 1 : -1)),
      }),
    send: (follows) =>
      ask(
        follows ? BoardFollowResource.create : BoardFollowResource.delete,
        { board_id: board.id },
        { reason: follows ? 'follow' : 'unfollow', board_id: board.id },
      ),
  })
  return <FollowToggle name={board.name} isFollowed={isFollowed} kind="primary" onToggle={toggle} />
}
