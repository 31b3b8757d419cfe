import { Ban, BellOff, Flag, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { UserBlockResource, UserMuteResource } from '#domain/resources/account.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useNavigate } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import type { KnownUser } from '../../state/entities.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { openReportDialog } from '../reports/open-report.ts'

const icon = { size: 20, 'aria-hidden': true } as const

/** Menu with the actions for a person other than following. */
export function ProfileMenu({ user }: { user: KnownUser }) {
  const frame = useApp()
  const { say, ask, store } = frame
  const go = useNavigate()
  const { isBusy, act } = useBusyAction()
  const [isAsking, setIsAsking] = useState(false)
  const name = user.full_name
  const isMuted = user.muted_by_me === true
  const mute = (wanted: boolean) =>
    act(async () => {
      const question = wanted ? UserMuteResource.create : UserMuteResource.delete
      await ask(question, { user_id: user.id }, { reason: 'continue' })
      store.invalidate(UserMuteResource.get)
      showToast({
        text: wanted ? say('profile.muted', { name }) : say('profile.unmuted', { name }),
        duration: 8000,
        ...(wanted && { action: { label: say('shell.undo'), onSelect: () => mute(false) } }),
      })
    })
  const block = () =>
    act(async () => {
      await ask(UserBlockResource.create, { blocked_user_id: user.id }, { reason: 'continue' })
      setIsAsking(false)
      store.invalidate()
      showToast({ text: say('profile.blocked', { name }) })
      go('/settings/blocked/')
    })
  return (
    <>
      <Menu
        label={say('profile.more', { name })}
        items={[
          {
            key: 'mute',
            label: say(isMuted ? 'profile.unmute' : 'profile.mute'),
            icon: <BellOff {...icon} />,
            onSelect: () => mute(!isMuted),
          },
          { key: 'block', label: say('profile.block'), icon: <Ban {...icon} />, onSelect: () => setIsAsking(true) },
          {
            key: 'report',
            label: say('profile.report'),
            icon: <Flag {...icon} />,
            onSelect: () => openReportDialog(frame, 'user', user.id),
          },
        ]}
        trigger={(props) => (
          <IconButton
            {...props}
            kind="secondary"
            label={say('profile.more', { name })}
            icon={<MoreHorizontal {...icon} />}
          />
        )}
      />
      <ConfirmDialog
        open={isAsking}
        title={say('profile.blockTitle', { name })}
        sentence={say('profile.blockSentence')}
        action={say('profile.block')}
        danger
        busy={isBusy}
        onClose={() => setIsAsking(false)}
        onConfirm={block}
      />
    </>
  )
}
