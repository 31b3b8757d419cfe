import { useState } from 'react'
import { MESSAGE_MAX } from '#domain/constants/limits.ts'
import type { UserCard } from '#domain/entities/user.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useApp, useNavigate } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import styles from './PeoplePicker.module.css'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** A recipient who is already selected. */
  to?: UserCard
}

/** Dialog that starts a conversation with one or more people. */
export function NewMessage({ open, onClose, to }: Props) {
  const { ask, say, store } = useApp()
  const go = useNavigate()
  const { isBusy, act } = useBusyAction()
  const [chosen, setChosen] = useState<readonly UserCard[]>(to ? [to] : [])
  const [text, setText] = useState('')
  const start = () =>
    act(async () => {
      const user_ids = chosen.map(({ id }) => id)
      const { id } = await ask(ConversationsResource.create, { user_ids, text, field_set_key: 'card' })
      store.invalidate(ConversationsResource.get)
      setChosen([])
      setText('')
      onClose()
      await go(`/conversation/${id}/`)
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('messages.newTitle')}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <Button kind="primary" busy={isBusy} disabled={!chosen.length || !text.trim()} onClick={start}>
          {say('messages.send')}
        </Button>
      }
    >
      <div className={styles.picker}>
        <PeoplePicker chosen={chosen} onChange={setChosen} />
        <TextArea
          label={say('messages.write')}
          rows={2}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
