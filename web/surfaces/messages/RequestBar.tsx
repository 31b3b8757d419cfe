import type { ConversationCard } from '#domain/entities/message.ts'
import {
  ContactRequestAcceptResource,
  ContactRequestIgnoreResource,
  ContactRequestsResource,
  ConversationResource,
  ConversationsResource,
} from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame, useGo } from '../../frame.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { conversationName } from './conversation-name.ts'
import styles from './RequestBar.module.css'
import { useRefreshConversation } from './use-refresh.ts'

/** Someone unknown asks: accept, or ignore without their knowing. */
export function RequestBar({ conversation }: { conversation: ConversationCard }) {
  const { ask, say, store } = useFrame()
  const go = useGo()
  const { isBusy, act } = useBusyAction()
  const refresh = useRefreshConversation(conversation.id)
  const contact_request = { id: conversation.id }
  const sender = conversation.last_message?.sender?.full_name ?? conversationName(conversation, say)
  const forget = () => store.forget(ContactRequestsResource.get, ConversationsResource.get, ConversationResource.get)
  const accept = () =>
    act(async () => {
      await ask(ContactRequestAcceptResource.update, { contact_request })
      forget()
      refresh()
    })
  const ignore = () =>
    act(async () => {
      await ask(ContactRequestIgnoreResource.delete, { contact_request })
      forget()
      showToast({ text: say('messages.ignored') })
      await go('/messages/requests/')
    })
  return (
    <div className={styles.request}>
      <p>
        <strong>{say('messages.requestFrom', { name: sender })}</strong>
        <span className={styles.sentence}>{say('messages.requestSentence')}</span>
      </p>
      <div className={styles.answers}>
        <Button busy={isBusy} onClick={ignore}>
          {say('messages.ignore')}
        </Button>
        <Button kind="primary" busy={isBusy} onClick={accept}>
          {say('messages.accept')}
        </Button>
      </div>
    </div>
  )
}
