import { Share2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { openLoginPrompt } from '../../state/login-prompt.ts'

/** Sends a profile to people, or shares its URL elsewhere; for signed-in viewers. */
export function ShareProfile({ user }: { user: KnownUser }) {
  const frame = useApp()
  const { is_auth } = useViewer()
  const share = () => void import('../send/open-send.ts').then(({ openSendDialog }) => openSendDialog(frame, { user }))
  return (
    <IconButton
      kind="secondary"
      label={frame.say('profile.share')}
      icon={<Share2 size={20} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => (is_auth ? share() : openLoginPrompt({ reason: 'share_profile', finish: share }))}
    />
  )
}
