import type { ContactRequestCard } from '#domain/entities/message.ts'
import { ContactRequestsResource } from '#domain/resources/messages.ts'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { NextPage } from '../rows/NextPage.tsx'
import { ALL_CONVERSATIONS } from './asks.ts'
import { BackToMessages } from './BackToMessages.tsx'
import styles from './Conversation.module.css'
import { ConversationRow } from './ConversationRow.tsx'

/** List of contact requests; viewing one doesn't notify its sender. */
export function Requests() {
  const say = useSay()
  const list = useList(ContactRequestsResource.get, ALL_CONVERSATIONS)
  const items = list.items as unknown as readonly ContactRequestCard[]
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <BackToMessages />
        <h1 className={styles.name}>{say('messages.requests')}</h1>
      </header>
      <div className={styles.asked}>
        <p>{say('messages.requestsSentence')}</p>
        {items.length > 0 && (
          <ul aria-label={say('messages.requests')}>
            {items.map(({ id, conversation }) => (
              <ConversationRow key={id} conversation={conversation} isHere={false} />
            ))}
          </ul>
        )}
        {list.next === null && items.length === 0 && (
          <EmptyState drawing={<EmptyBower />} sentence={say('messages.noRequests')} />
        )}
        {list.next && <NextPage list={list} />}
      </div>
    </div>
  )
}
