import { X } from 'lucide-react'
import type { InviteMetadata } from '#domain/entities/invite.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { addReturnPath } from '../auth/return-path.ts'
import styles from './Invite.module.css'

type Props = { sender: InviteMetadata['sender']; name: string; onClose: () => void }

/** Says who shared this page, for visitors on a desktop; the page itself does not move. */
export function InvitePopover({ sender, name, onClose }: Props) {
  const say = useSay()
  const { path } = useRouteLocation()
  const title = say('invite.shared', { name })
  return (
    <section
      className={styles.popover}
      aria-label={title}
      data-inviter=""
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <IconButton
        className={styles.close}
        size="small"
        label={say('invite.close')}
        icon={<X size={18} aria-hidden="true" />}
        onClick={onClose}
      />
      <Avatar name={sender.full_name} src={sender.is_default_image ? null : sender.image_medium_url} size={64} />
      <strong>{title}</strong>
      <p className={styles.quiet}>{say('invite.popoverSentence')}</p>
      <div className={styles.buttons}>
        <Button href={addReturnPath('/login/', path)}>{say('invite.logIn')}</Button>
        <Button kind="primary" href={addReturnPath('/signup/', path)}>
          {say('invite.signUp')}
        </Button>
      </div>
    </section>
  )
}
