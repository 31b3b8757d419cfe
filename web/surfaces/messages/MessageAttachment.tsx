import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import type { MessageCard } from '#domain/entities/message.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { ConversationMessagesResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Covers } from '../board-tiles/Covers.tsx'
import { GridContext, useGridContext } from '../pin-card/grid-context.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import styles from './MessageAttachment.module.css'

/** Content attached to a message: a pin card, a board, or a note that it is unavailable. */
export function MessageAttachment({ message }: { message: MessageCard }) {
  const { pin, board, is_unavailable } = message
  return (
    <>
      {pin && <PinInside message={message} pin={pin as unknown as KnownPin} />}
      {board && <BoardInside message={message} board={board} />}
      {is_unavailable && <Unavailable />}
    </>
  )
}

function PinInside({ message, pin }: { message: MessageCard; pin: KnownPin }) {
  const place = useGridContext()
  const { invite_code } = message
  const shared = useMemo(
    () => ({ ...place, query: invite_code ? `?invite_code=${invite_code}` : '' }),
    [place, invite_code],
  )
  return (
    <div className={styles.pin}>
      <GridContext value={shared}>
        <PinCard pin={pin} index={0} />
      </GridContext>
    </div>
  )
}

type BoardProps = { message: MessageCard; board: NonNullable<MessageCard['board']> }

function BoardInside({ message, board }: BoardProps) {
  const { ask, say, store } = useApp()
  const { isBusy, act } = useBusyAction()
  const join = () =>
    act(async () => {
      await ask(BoardInviteResource.update, { board_id: board.id })
      store.merge({ ...message, is_board_invite: false })
      store.invalidate(ConversationMessagesResource.get)
      showToast({ text: say('invitation.joined', { board: board.name }) })
    })
  return (
    <div className={styles.board}>
      <a href={board.url} className={styles.boardLink}>
        <Covers covers={board.cover_images} />
        <strong>{board.name}</strong>
        <span className={styles.owner}>{say('messages.boardBy', { name: board.owner.full_name })}</span>
      </a>
      {message.is_board_invite && (
        <Button kind="primary" wide busy={isBusy} onClick={join}>
          {say('messages.join')}
        </Button>
      )}
    </div>
  )
}

function Unavailable() {
  const { say } = useApp()
  return (
    <p className={styles.unavailable}>
      <Lock size={16} aria-hidden="true" />
      {say('messages.unavailable')}
    </p>
  )
}
