import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { useList } from '../../hooks/hooks.ts'
import { MY_INVITES } from '../board/asks.ts'
import { InvitationBar } from '../board/Invitation.tsx'
import styles from './Profile.module.css'

/** The boards one is asked to join. */
export function Invitations() {
  const { items } = useList(BoardInvitesResource.get, MY_INVITES)
  const open = items.filter(({ is_acceptable }) => is_acceptable)
  if (open.length === 0) return null
  return (
    <div className={styles.invitations}>
      {open.map((invite) => (
        <InvitationBar key={invite.id} invite={invite} isNamed />
      ))}
    </div>
  )
}
