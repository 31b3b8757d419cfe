import { useEffect, useRef, useState } from 'react'
import { BoardEmailInviteResource } from '#domain/resources/board-people.ts'
import { InviteCodeMetadataResource } from '#domain/resources/invites.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useFrame } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import styles from './Invite.module.css'

/** Where the code of a mailed invitation leads whoever is signed in: it joins the board and goes there. */
export function JoinByCode() {
  const { ask, say, navigator, store } = useFrame()
  const code = usePlace().query.get('invite_code') ?? ''
  const [isOver, setIsOver] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    ask(BoardEmailInviteResource.update, { code }).then(
      (board) => {
        store.forget()
        void navigator?.go(board.url, { replace: true })
      },
      async () => {
        // A code that invites to the house, not to a board, has done its work.
        const invite = await ask(InviteCodeMetadataResource.get, { invite_code: code }).catch(() => null)
        if (invite) void navigator?.go('/', { replace: true })
        else setIsOver(true)
      },
    )
  }, [ask, code, navigator, store])
  return (
    <div className={styles.page}>
      {isOver ? (
        <EmptyState
          heading="h1"
          drawing={<EmptyBower />}
          title={say('invite.over')}
          sentence={say('invite.overSentence')}
          action={<Button href="/">{say('invite.home')}</Button>}
        />
      ) : (
        <>
          <h1 className="visually-hidden">{say('invite.joining')}</h1>
          <Spinner label={say('invite.joining')} />
        </>
      )}
    </div>
  )
}
