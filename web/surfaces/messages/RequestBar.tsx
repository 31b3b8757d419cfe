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
import { useApp, useNavigate } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { toConversationName } from './conversation-name.ts'
import styles from './RequestBar.module.css'
import { useRefreshConversation } from './use-refresh.ts'

/** Contact request by a stranger: accept it, or ignore it without telling them. */
export function RequestBar({ conversation }: { conversation: ConversationCard }) {
  const { ask, say, store } = useApp()
  const go = useNavigate()
  const { isBusy, act } = useBusyAction()
  const refresh = useRefreshConversation(conversation.id)
  const contact_request = { id: conversation.id }
  const sender = conversation.last_message?.sender?.full_name ?? toConversationName(conversation, say)
  const forget = () =>
    store.invalidate(ContactRequestsResource.get, ConversationsResource.get, ConversationResource.get)
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
