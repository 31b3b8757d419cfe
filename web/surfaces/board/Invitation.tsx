import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { BoardInvite } from '#domain/entities/board.ts'
import { hasAcceptInviteParam } from '#domain/rules/invite/board-invites.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './Board.module.css'
import { useInviteResponse } from './use-invite-response.ts'

/** Asks an invited person whether they want to join the board. */
export function InvitationBar({ invite, isNamed = false }: { invite: BoardInvite; isNamed?: boolean }) {
  const say = useSay()
  const { isBusy, accept, decline } = useInviteResponse(invite)
  useAcceptAtOnce(accept)
  const { board } = invite
  const name = (invite.invited_by_user ?? board.owner).full_name
  const words = isNamed ? say('invitation.board', { name, board: board.name }) : say('invitation.sentence', { name })
  return (
    <section className={styles.invitation} aria-label={say('invitation.label')}>
      <p>{words}</p>
      <div>
        <Button
          kind="primary"
          busy={isBusy}
          aria-label={say('invitation.acceptName', { board: board.name })}
          onClick={accept}
        >
          {say('invitation.accept')}
        </Button>
        <Button aria-label={say('invitation.declineName', { board: board.name })} onClick={decline}>
          {say('invitation.decline')}
        </Button>
      </div>
    </section>
  )
}

/** Accepts immediately when the page was opened by an invitation link. */
function useAcceptAtOnce(accept: () => void) {
  const { query, params } = useRouteLocation()
  const isAsked = params.board !== undefined && hasAcceptInviteParam(query)
  const acceptOnce = useEffectEvent(accept)
  useEffect(() => {
    if (isAsked) acceptOnce()
  }, [isAsked])
}

/** The parts of a secret board that an invited person sees before joining: its name, cover and owner. */
export function InvitedBoard({ invite }: { invite: BoardInvite }) {
  const say = useSay()
  const { board } = invite
  return (
    <>
      <InvitationBar invite={invite} />
      <div className={styles.head}>
        {board.image_cover_url && <img src={board.image_cover_url} alt="" className={styles.cover} />}
        <h1 className={styles.name}>{board.name}</h1>
        <p className={styles.privacy}>
          <Lock size={16} aria-hidden="true" />
          {say('invitation.secret')}
        </p>
        <p className={styles.people}>
          <a href={`/${board.owner.username}/`} className={styles.person}>
            <Avatar {...toAvatarProps(board.owner)} size={32} />
            {board.owner.full_name}
          </a>
        </p>
      </div>
    </>
  )
}
