import type { MouseEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'

export type FollowLook = { kind?: 'primary' | 'secondary' }
type Props = FollowLook & { label: string; isFollowed: boolean; onToggle: (event: MouseEvent) => void }

/** How following looks, whatever is followed. */
export function FollowToggle({ label, isFollowed, kind = 'secondary', onToggle }: Props) {
  const say = useSay()
  return (
    <Button kind={isFollowed ? 'inverse' : kind} aria-pressed={isFollowed} aria-label={label} onClick={onToggle}>
      {say(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
