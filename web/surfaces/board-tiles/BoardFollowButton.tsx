import type { Board } from '#domain/entities/board.ts'
import { LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { useApp } from '../../app-context.tsx'
import { FollowToggle } from '../people/FollowToggle.tsx'
import { useToggleFollow } from '../people/use-toggle-follow.ts'

/** Follows a board of someone else. */
export function BoardFollowButton({ board }: { board: Board }) {
  const { store, ask } = useApp()
  const { followed_by_me: isFollowed, follower_count } = board
  const toggle = useToggleFollow({
    name: board.name,
    isFollowed,
    logs: { id: board.id, on: LOG_EVENT.followBoard, off: LOG_EVENT.unfollowBoard, view_type: LOG_VIEW_TYPE.board },
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
