import { useEffect, useRef, useState } from 'react'
import type { InviteMetadata } from '#domain/entities/invite.ts'
import { InviteCodeMetadataResource } from '#domain/resources/invites.ts'
import { type InviteDisplay, inviteDisplayFor, inviterName } from '#domain/rules/invite/board-invites.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { isDesktop } from '../../hooks/use-is-desktop.ts'
import styles from './Invite.module.css'
import { InvitePopover } from './InvitePopover.tsx'
import { openWriteBackDialog } from './open-write-back-dialog.ts'
import { isSeenInvite, rememberInvite } from './seen-invites.ts'

const WIDE = '(min-width: 680px)'
const TOAST = 8000

type Props = { code: string; pinId: string }

/** Header plus a popover or toast that say who shared this page. A failed request is treated as no invite. */
export function InviteLanding({ code, pinId }: Props) {
  const frame = useApp()
  const { say, ask } = frame
  const viewer = useViewer()
  const [invite, setInvite] = useState<InviteMetadata | null>(null)
  const [shown, setShown] = useState<InviteDisplay>('nothing')
  const landed = useRef('')
  useEffect(() => {
    ask(InviteCodeMetadataResource.get, { invite_code: code }).then(setInvite, () => setInvite(null))
  }, [ask, code])
  useEffect(() => {
    if (!invite || landed.current === code) return
    landed.current = code
    const { sender, invite_channel: channel } = invite
    const how = inviteDisplayFor({
      isSignedIn: viewer.is_auth,
      isDesktop: isDesktop() && matchMedia(WIDE).matches,
      isOwn: sender.id === viewer.id,
      isSeen: isSeenInvite(viewer, pinId, code),
      channel,
      bothMayMessage: sender.should_show_messaging,
    })
    setShown(how)
    if (sender.id !== viewer.id) rememberInvite(viewer, pinId, code)
    if (how === 'toast')
      showToast({
        text: say('invite.shared', { name: inviterName(sender) ?? sender.full_name }),
        picture: (
          <Avatar name={sender.full_name} src={sender.is_default_image ? null : sender.image_medium_url} size={40} />
        ),
        action: { label: say('invite.answer'), onSelect: () => openWriteBackDialog(frame, sender, pinId) },
        duration: TOAST,
      })
  }, [invite, code, pinId, viewer, say, frame])
  const name = invite && inviterName(invite.sender)
  if (!invite || !name || invite.sender.id === viewer.id) return null
  return (
    <>
      <p className={styles.header}>
        <Avatar
          name={invite.sender.full_name}
          src={invite.sender.is_default_image ? null : invite.sender.image_medium_url}
          size={24}
        />
        {say('invite.shared', { name })}
      </p>
      {shown === 'popover' && <InvitePopover sender={invite.sender} name={name} onClose={() => setShown('nothing')} />}
    </>
  )
}
