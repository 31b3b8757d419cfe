import { BellOff } from 'lucide-react'
import type { ConversationCard, MessageCard } from '#domain/entities/message.ts'
import type { Say } from '#domain/text/say.ts'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { ConversationFace } from './ConversationFace.tsx'
import { toConversationName } from './conversation-name.ts'
import styles from './Messages.module.css'

type Props = { conversation: ConversationCard; isHere: boolean }

export function ConversationRow({ conversation, isHere }: Props) {
  const say = useSay()
  const ago = useFormatTimeAgo()
  const { id: me } = useViewer()
  const { last_message, unread, is_muted, last_message_at } = conversation
  const name = toConversationName(conversation, say)
  return (
    <li>
      <a
        href={`/conversation/${conversation.id}/`}
        className={styles.row}
        aria-current={isHere ? 'page' : undefined}
        data-unread={unread || undefined}
      >
        <ConversationFace users={conversation.users} size={48} />
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.last}>
            <span className={styles.cut}>{last_message && formatLastMessage(last_message, me, say)}</span>
            <span className={styles.time}>{ago(last_message_at)}</span>
          </span>
        </span>
        {is_muted && <BellOff size={16} aria-label={say('messages.muted')} role="img" />}
        {unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">{say('messages.unread')}</span>
          </span>
        )}
      </a>
    </li>
  )
}

/** One-line preview of the last message. */
export function formatLastMessage(message: MessageCard, me: string | null, say: Say): string {
  const isMine = message.sender?.id === me
  const words = wordsOf(message, say)
  return isMine && message.kind === 'message' ? `${say('messages.you')}: ${words}` : words
}

function wordsOf({ kind, is_unsent, text, pin, board, is_unavailable, sender, users }: MessageCard, say: Say): string {
  const name = sender?.full_name ?? say('messages.deleted')
  if (kind === 'added')
    return say('messages.added', { name, others: users.map(({ full_name }) => full_name).join(', ') })
  if (kind === 'left') return say('messages.left', { name })
  if (is_unsent) return say('messages.unsent')
  if (text) return text
  if (board) return say('messages.sentBoard')
  return say(pin || is_unavailable ? 'messages.sentPin' : 'messages.unavailable')
}
