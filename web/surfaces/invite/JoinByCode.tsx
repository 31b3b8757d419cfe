import { useEffect, useRef, useState } from 'react'
import { BoardEmailInviteResource } from '#domain/resources/board-people.ts'
import { InviteCodeMetadataResource } from '#domain/resources/invites.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useApp } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import styles from './Invite.module.css'

/** Target of the code in an emailed invitation, for signed-in people: joins the board and opens it. */
export function JoinByCode() {
  const { ask, say, navigator, store } = useApp()
  const code = useRouteLocation().query.get('invite_code') ?? ''
  const [isOver, setIsOver] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    ask(BoardEmailInviteResource.update, { code }).then(
      (board) => {
        store.invalidate()
        void navigator?.go(board.url, { replace: true })
      },
      async () => {
        // A code that invites to the site rather than to a board needs no further action.
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
