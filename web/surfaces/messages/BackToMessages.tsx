import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import styles from './Conversation.module.css'

/** On a phone a conversation is a page of its own; this leads back to the list. */
export function BackToMessages() {
  const say = useSay()
  return (
    <IconButton
      className={styles.back}
      href="/messages/"
      label={say('messages.back')}
      icon={<ArrowLeft aria-hidden="true" />}
    />
  )
}
