import { useEffect, useMemo } from 'react'
import type { ConversationCard, MessageCard } from '#domain/entities/message.ts'
import { ConversationMessagesResource, ConversationReadResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { GridPlaceContext } from '../pin-card/grid-place.ts'
import { messagesOf } from './asks.ts'
import { Message } from './Message.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import { readersOf } from './readers.ts'
import styles from './Thread.module.css'
import type { Outbox } from './use-outbox.ts'
import { useStayAtEnd } from './use-stay-at-end.ts'

type Props = { conversation: ConversationCard; name: string; outbox: Outbox }

/** What was said, the newest at the end; earlier words come when they are asked for. */
export function Thread({ conversation, name, outbox }: Props) {
  const { say } = useFrame()
  const { id: me } = useViewer()
  const list = useList(ConversationMessagesResource.get, messagesOf(conversation.id))
  const newestFirst = list.items as unknown as readonly MessageCard[]
  const messages = useMemo(() => [...newestFirst].reverse(), [newestFirst])
  const newest = newestFirst[0]?.id
  useRead(conversation, newest)
  const isDesktop = useIsDesktop()
  const place = useMemo(() => ({ surface: 'ConversationView' as const, isDesktop, board: null }), [isDesktop])
  const scroller = useStayAtEnd<HTMLDivElement>(messages[0]?.id, `${newest} ${outbox.pending.length}`)
  const readers = readersOf(conversation, messages, me)
  return (
    <GridPlaceContext value={place}>
      <div
        ref={scroller}
        className={styles.thread}
        role="log"
        aria-label={say('messages.thread', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keys that scroll
        tabIndex={0}
      >
        {list.next && (
          <div className={styles.earlier}>
            <Button busy={list.isBusy} onClick={list.more}>
              {say('messages.earlier')}
            </Button>
          </div>
        )}
        <ol className={styles.messages}>
          {messages.map((message, at) => (
            <Message
              key={message.id}
              message={message}
              isGroup={conversation.is_group}
              follows={isSameVoice(messages[at - 1], message)}
              readers={readers.get(message.id)}
            />
          ))}
          {outbox.pending.map((pending) => (
            <PendingMessage key={pending.key} pending={pending} outbox={outbox} />
          ))}
        </ol>
      </div>
    </GridPlaceContext>
  )
}

const isSameVoice = (before: MessageCard | undefined, message: MessageCard) =>
  before?.kind === 'message' && message.kind === 'message' && before.sender?.id === message.sender?.id

/** What is looked at is read; while the tab is hidden nothing is. */
function useRead({ id, unread }: ConversationCard, newest: MessageCard['id'] | undefined) {
  const { ask } = useFrame()
  useEffect(() => {
    if (!newest || !unread) return
    const tell = () => {
      if (document.hidden) return
      void ask(ConversationReadResource.update, { conversation_id: id, message_id: newest }).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [ask, id, newest, unread])
}
