import type { ConversationCard } from '#domain/entities/message.ts'
import { useSay } from '../../app-context.tsx'
import { BackToMessages } from './BackToMessages.tsx'
import { Composer } from './Composer.tsx'
import styles from './Conversation.module.css'
import { ConversationFace } from './ConversationFace.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { toConversationName } from './conversation-name.ts'
import { RequestBar } from './RequestBar.tsx'
import { Thread } from './Thread.tsx'
import { useOutbox } from './use-outbox.ts'

type Props = { conversation: ConversationCard }

export function Conversation({ conversation }: Props) {
  const say = useSay()
  const outbox = useOutbox(conversation.id)
  const name = toConversationName(conversation, say)
  const [first] = conversation.users
  const isAlone = conversation.users.length === 0
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <BackToMessages />
        <ConversationFace users={conversation.users} size={40} />
        <h1 className={styles.name}>
          {!conversation.is_group && first ? <a href={`/${first.username}/`}>{name}</a> : name}
        </h1>
        <ConversationMenu conversation={conversation} />
      </header>
      <Thread conversation={conversation} name={name} outbox={outbox} />
      {conversation.state === 'request' ? (
        <RequestBar conversation={conversation} />
      ) : (
        <>
          {conversation.is_waiting && <p className={styles.hint}>{say('messages.waiting')}</p>}
          {!isAlone && <Composer conversationId={conversation.id} onSend={outbox.send} />}
        </>
      )}
    </div>
  )
}
