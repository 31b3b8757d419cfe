import type { MouseEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'

export type FollowButtonStyle = { kind?: 'primary' | 'secondary' }
type Props = FollowButtonStyle & { name: string; isFollowed: boolean; onToggle: (event: MouseEvent) => void }

/** Appearance of a follow button, for people, boards and topics alike. */
export function FollowToggle({ name, isFollowed, kind = 'secondary', onToggle }: Props) {
  const say = useSay()
  // Voice control users say the text they see, so the accessible name contains the button's text.
  const label = say(isFollowed ? 'follow.followingName' : 'follow.followName', { name })
  return (
    <Button kind={isFollowed ? 'inverse' : kind} aria-pressed={isFollowed} aria-label={label} onClick={onToggle}>
      {say(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
