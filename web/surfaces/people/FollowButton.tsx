import { LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { type FollowButtonStyle, FollowToggle } from './FollowToggle.tsx'
import { useToggleFollow } from './use-toggle-follow.ts'

/** Button that follows or unfollows a person. */
export function FollowButton({ user, kind = 'secondary' }: FollowButtonStyle & { user: KnownUser }) {
  const { store, ask } = useApp()
  const viewer = useViewer()
  const isFollowed = user.explicitly_followed_by_me === true
  const name = user.full_name
  const followers = user.follower_count
  const toggle = useToggleFollow({
    name,
    isFollowed,
    logs: { id: user.id, on: LOG_EVENT.followUser, off: LOG_EVENT.unfollowUser, view_type: LOG_VIEW_TYPE.user },
    show: (follows) =>
      store.patch('user', user.id, {
        explicitly_followed_by_me: follows,
        followed_just_now: follows,
        ...(followers !== undefined && { follower_count: Math.max(0, followers + (follows ? 1 : -1)) }),
      }),
    send: async (follows) => {
      const question = follows ? UserFollowResource.create : UserFollowResource.delete
      await ask(question, { user_id: user.id }, { reason: follows ? 'follow' : 'unfollow' })
      store.merge({ type: 'user', id: user.id, followed_just_now: follows })
    },
  })
  if (viewer.id === user.id || user.is_ads_only_profile) return null
  return <FollowToggle name={name} isFollowed={isFollowed} kind={kind} onToggle={toggle} />
}
