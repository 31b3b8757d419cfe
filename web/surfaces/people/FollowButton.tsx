import { useState } from 'react'
import { UserFollowResource } from '#domain/resources/users.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownUser } from '../../state/entities.ts'
import { useViewer } from '../../state/hooks.ts'

/** Follow and unfollow. The change shows at once and goes when the server says no. */
export function FollowButton({ user, kind = 'secondary' }: { user: KnownUser; kind?: 'primary' | 'secondary' }) {
  const { store, ask, say } = useFrame()
  const viewer = useViewer()
  const [isBusy, setIsBusy] = useState(false)
  if (viewer.id === user.id || user.is_ads_only_profile) return null
  const isFollowed = user.explicitly_followed_by_me === true

  const toggle = async () => {
    if (isBusy) return
    setIsBusy(true)
    const followers = user.follower_count
    const takeAway = viewer.is_auth
      ? store.patch('user', user.id, {
          explicitly_followed_by_me: !isFollowed,
          ...(followers !== undefined && { follower_count: followers + (isFollowed ? -1 : 1) }),
        })
      : undefined
    try {
      const question = isFollowed ? UserFollowResource.delete : UserFollowResource.create
      await ask(question, { user_id: user.id }, { reason: isFollowed ? 'unfollow' : 'follow' })
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown
      if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
    } finally {
      takeAway?.()
      setIsBusy(false)
    }
  }
  const name = user.full_name
  return (
    <Button
      kind={isFollowed ? 'inverse' : kind}
      aria-pressed={isFollowed}
      aria-label={say('follow.followName', { name })}
      onClick={() => void toggle()}
    >
      {say(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
