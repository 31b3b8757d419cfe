import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { MESSAGE_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './Composer.module.css'

/** Unsent text by conversation, kept while another conversation is open. */
const begun = new Map<string, string>()

/** Message field: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversationId, onSend }: { conversationId: Id; onSend: (text: string) => void }) {
  const say = useSay()
  const [text, setText] = useState(() => begun.get(conversationId) ?? '')
  const form = useRef<HTMLFormElement>(null)
  const write = (value: string) => {
    setText(value)
    begun.set(conversationId, value)
  }
  const send = () => {
    const words = text.trim()
    if (!words) return
    onSend(words)
    write('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={say('messages.write')}
        hideLabel
        placeholder={say('messages.write')}
        rows={1}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        kind="primary"
        label={say('messages.send')}
        icon={<SendHorizontal size={20} aria-hidden="true" />}
      />
    </form>
  )
}
