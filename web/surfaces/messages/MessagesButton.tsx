import { MessageCircle } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import { badgeOf } from '../notifications/use-unread.ts'
import { useUnreadMessages } from './use-unread-messages.ts'

/** Leads to the conversations and says how many have something new. */
export function MessagesButton({ isHere }: { isHere: boolean }) {
  const say = useSay()
  const { conversations, requests } = useUnreadMessages()
  const count = conversations + requests
  return (
    <IconButton
      href="/messages/"
      label={count ? say('shell.unreadMessages', { count }) : say('shell.messages')}
      aria-current={isHere ? 'page' : undefined}
      icon={<MessageCircle size={24} aria-hidden="true" />}
      badge={badgeOf(count)}
    />
  )
}
