import type { MouseEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'

export type FollowLook = { kind?: 'primary' | 'secondary' }
type Props = FollowLook & { name: string; isFollowed: boolean; onToggle: (event: MouseEvent) => void }

/** How following looks, whatever is followed. */
export function FollowToggle({ name, isFollowed, kind = 'secondary', onToggle }: Props) {
  const say = useSay()
  // People who use voice control say what they see on the button, so its accessible name contains that text.
  const label = say(isFollowed ? 'follow.followingName' : 'follow.followName', { name })
  return (
    <Button kind={isFollowed ? 'inverse' : kind} aria-pressed={isFollowed} aria-label={label} onClick={onToggle}>
      {say(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
