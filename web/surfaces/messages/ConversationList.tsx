import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { ConversationCard } from '#domain/entities/message.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { NextPage } from '../rows/NextPage.tsx'
import { ALL_CONVERSATIONS } from './asks.ts'
import { ConversationRow } from './ConversationRow.tsx'
import styles from './Messages.module.css'
import { NewMessage } from './NewMessage.tsx'
import { useUnreadMessageCounts } from './use-unread-messages.ts'

/** List of conversations, the most recent message first, with the contact requests above. */
export function ConversationList({ current, isRequests }: { current: string; isRequests: boolean }) {
  const say = useSay()
  const list = useList(ConversationsResource.get, ALL_CONVERSATIONS)
  const items = list.items as unknown as readonly ConversationCard[]
  const { requests } = useUnreadMessageCounts()
  const [isNew, setIsNew] = useState(false)
  const isPage = !current && !isRequests
  const Title = isPage ? 'h1' : 'h2'
  return (
    <nav className={styles.side} aria-label={say('messages.list')}>
      <div className={styles.sideHead}>
        <Title className={styles.title}>{say('messages.title')}</Title>
        <IconButton
          label={say('messages.new')}
          icon={<SquarePen size={22} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsNew(true)}
        />
      </div>
      <a href="/messages/requests/" className={styles.requests} aria-current={isRequests ? 'page' : undefined}>
        {say('messages.requests')}
        {requests > 0 && <span className={styles.count}>{requests}</span>}
      </a>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} isHere={conversation.id === current} />
          ))}
        </ul>
      )}
      {list.next === null && items.length === 0 && (
        <EmptyState
          drawing={<Bowerbird />}
          sentence={say('messages.none')}
          action={
            <Button aria-haspopup="dialog" onClick={() => setIsNew(true)}>
              {say('messages.newTitle')}
            </Button>
          }
        />
      )}
      {list.next && <NextPage list={list} />}
      <NewMessage open={isNew} onClose={() => setIsNew(false)} />
    </nav>
  )
}
