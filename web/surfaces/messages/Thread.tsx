import { useEffect, useMemo } from 'react'
import type { ConversationCard, MessageCard } from '#domain/entities/message.ts'
import { ConversationMessagesResource, ConversationReadResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { GridContext } from '../pin-card/grid-context.ts'
import { toMessagesOptions } from './asks.ts'
import { Message } from './Message.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import { groupReadersByMessage } from './readers-by-message.ts'
import styles from './Thread.module.css'
import type { Outbox } from './use-outbox.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

type Props = { conversation: ConversationCard; name: string; outbox: Outbox }

/** Messages of a conversation, newest at the bottom; earlier ones load on request. */
export function Thread({ conversation, name, outbox }: Props) {
  const { say } = useApp()
  const { id: me } = useViewer()
  const list = useList(ConversationMessagesResource.get, toMessagesOptions(conversation.id))
  const newestFirst = list.items as unknown as readonly MessageCard[]
  const messages = useMemo(() => [...newestFirst].reverse(), [newestFirst])
  const newest = newestFirst[0]?.id
  useRead(conversation, newest)
  const isDesktop = useIsDesktop()
  const place = useMemo(() => ({ surface: 'ConversationView' as const, isDesktop, board: null }), [isDesktop])
  const scroller = useStickToBottom<HTMLDivElement>(messages[0]?.id, `${newest} ${outbox.pending.length}`)
  const readers = groupReadersByMessage(conversation, messages, me)
  return (
    <GridContext value={place}>
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
    </GridContext>
  )
}

const isSameVoice = (before: MessageCard | undefined, message: MessageCard) =>
  before?.kind === 'message' && message.kind === 'message' && before.sender?.id === message.sender?.id

/** Marks visible messages as read; while the tab is hidden none are marked. */
function useRead({ id, unread }: ConversationCard, newest: MessageCard['id'] | undefined) {
  const { ask } = useApp()
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
