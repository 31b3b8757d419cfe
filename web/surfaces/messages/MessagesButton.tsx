import { MessageCircle } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { formatBadgeCount } from '../notifications/use-unread-notifications.ts'
import { useUnreadMessageCounts } from './use-unread-messages.ts'

/** Link to the conversations with the number of unread ones. */
export function MessagesButton({ isHere }: { isHere: boolean }) {
  const say = useSay()
  const { conversations, requests } = useUnreadMessageCounts()
  const count = conversations + requests
  return (
    <IconButton
      href="/messages/"
      data-guidance-anchor="messages"
      label={count ? say('shell.unreadMessages', { count }) : say('shell.messages')}
      aria-current={isHere ? 'page' : undefined}
      icon={<MessageCircle size={24} aria-hidden="true" />}
      badge={formatBadgeCount(count)}
    />
  )
}
