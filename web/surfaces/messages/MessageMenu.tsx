import { Ellipsis, Flag, Undo2 } from 'lucide-react'
import type { MessageCard } from '#domain/entities/message.ts'
import { ConversationMessagesResource } from '#domain/resources/messages.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { openReportDialog } from '../reports/open-report.ts'
import styles from './Message.module.css'

/** Menu of a message: unsend one's own, report someone else's. */
export function MessageMenu({ message, isMine }: { message: MessageCard; isMine: boolean }) {
  const frame = useApp()
  const { ask, say } = frame
  const { act } = useBusyAction()
  const unsend = () =>
    act(async () => {
      const which = { conversation_id: message.conversation_id, message_id: message.id, field_set_key: 'card' }
      await ask(ConversationMessagesResource.delete, which)
      showToast({ text: say('messages.unsentToast') })
    })
  const mine = {
    key: 'unsend',
    label: say('messages.unsend'),
    icon: <Undo2 size={20} aria-hidden="true" />,
    danger: true,
    onSelect: unsend,
  }
  const theirs = {
    key: 'report',
    label: say('messages.report'),
    icon: <Flag size={20} aria-hidden="true" />,
    onSelect: () => openReportDialog(frame, 'message', message.id),
  }
  return (
    <span className={styles.menu}>
      <Menu
        label={say('messages.optionsOf')}
        items={[isMine ? mine : theirs]}
        trigger={(props) => (
          <IconButton
            {...props}
            size="small"
            label={say('messages.optionsOf')}
            icon={<Ellipsis size={18} aria-hidden="true" />}
          />
        )}
      />
    </span>
  )
}
