import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { useList } from '../../hooks/hooks.ts'
import { OWN_INVITES_OPTIONS } from '../board/asks.ts'
import { InvitationBar } from '../board/Invitation.tsx'
import styles from './Profile.module.css'

/** Invitations to boards. */
export function Invitations() {
  const { items } = useList(BoardInvitesResource.get, OWN_INVITES_OPTIONS)
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
