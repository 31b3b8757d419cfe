import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BoardInvite } from '#domain/entities/board.ts'
import { acceptsInvite } from '#domain/rules/invite/accepts-invite.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { avatarOf } from '../people/avatar.ts'
import styles from './Board.module.css'
import { useAnswerInvite } from './use-answer-invite.ts'

/** Asks someone who is invited whether they join. */
export function InvitationBar({ invite, isNamed = false }: { invite: BoardInvite; isNamed?: boolean }) {
  const say = useSay()
  const { isBusy, accept, decline } = useAnswerInvite(invite)
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

/** The link of an invitation joins without another tap. */
function useAcceptAtOnce(accept: () => void) {
  const { query, params } = usePlace()
  const isAsked = params.board !== undefined && acceptsInvite(query)
  const latest = useRef(accept)
  latest.current = accept
  useEffect(() => {
    if (isAsked) latest.current()
  }, [isAsked])
}

/** All that someone sees of a secret board before they join: its name, its cover and its owner. */
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
            <Avatar {...avatarOf(board.owner)} size={32} />
            {board.owner.full_name}
          </a>
        </p>
      </div>
    </>
  )
}
