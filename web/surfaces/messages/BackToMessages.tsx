import { ArrowLeft } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './Conversation.module.css'

/** On a phone a conversation is a separate page; this link leads back to the list. */
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
