import { Share2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { requireLogin } from '../../state/login-prompt.ts'

/** Sends a profile to people, or its address elsewhere; for whoever is signed in. */
export function ShareProfile({ user }: { user: KnownUser }) {
  const frame = useFrame()
  const { is_auth } = useViewer()
  const share = () => void import('../send/open-send.ts').then(({ openSend }) => openSend(frame, { user }))
  return (
    <IconButton
      kind="secondary"
      label={frame.say('profile.share')}
      icon={<Share2 size={20} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => (is_auth ? share() : requireLogin({ reason: 'share_profile', finish: share }))}
    />
  )
}
