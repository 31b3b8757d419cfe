import type { MessageCard } from '#domain/entities/message.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { LinkedText } from '../offsite/LinkedText.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { formatLastMessage } from './ConversationRow.tsx'
import styles from './Message.module.css'
import { MessageAttachment } from './MessageAttachment.tsx'
import { MessageMenu } from './MessageMenu.tsx'

type Props = {
  message: MessageCard
  isGroup: boolean
  /** The previous message is by the same person. */
  follows: boolean
  /** Names of the people who have read up to this message. */
  readers: readonly string[] | undefined
}

export function Message({ message, isGroup, follows, readers }: Props) {
  const say = useSay()
  const { id: me } = useViewer()
  const ago = useFormatTimeAgo()
  const { sender, text, is_unsent, kind } = message
  if (kind !== 'message') return <li className={styles.event}>{formatLastMessage(message, me, say)}</li>
  const isMine = sender?.id === me
  const name = sender?.full_name ?? say('messages.deleted')
  return (
    <li className={classes(styles.message, isMine && styles.mine)} data-message={message.id}>
      {!isMine && !follows && sender && (
        <a href={`/${sender.username}/`} className={styles.face}>
          <Avatar {...toAvatarProps(sender)} size={32} alt={name} />
        </a>
      )}
      <div className={styles.body}>
        {(isGroup || !sender) && !isMine && !follows && <span className={styles.sender}>{name}</span>}
        {!isGroup && sender && <span className="visually-hidden">{isMine ? say('messages.you') : name}</span>}
        <MessageAttachment message={message} />
        {is_unsent && <p className={classes(styles.bubble, styles.gone)}>{say('messages.unsent')}</p>}
        {text && (
          <p className={classes(styles.bubble, 'as-written')}>
            <LinkedText text={text} of={{ message_id: message.id }} />
          </p>
        )}
        <span className={styles.when}>
          {ago(message.created_at)}
          {readers && (
            <span> · {isGroup ? say('messages.seenBy', { names: readers.join(', ') }) : say('messages.seen')}</span>
          )}
        </span>
      </div>
      {!is_unsent && <MessageMenu message={message} isMine={isMine} />}
    </li>
  )
}
