import { useState } from 'react'
import type { ConversationCard } from '#domain/entities/message.ts'
import type { UserCard } from '#domain/entities/user.ts'
import { ConversationPeopleResource, ConversationsResource } from '#domain/resources/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useApp, useNavigate } from '../../app-context.tsx'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = { conversation: ConversationCard; open: boolean; onClose: () => void }

/** Adds people to a conversation; adding to a conversation of two starts a new one with everyone. */
export function AddPeople({ conversation, open, onClose }: Props) {
  const { ask, say, store } = useApp()
  const go = useNavigate()
  const { isBusy, act } = useBusyAction()
  const [chosen, setChosen] = useState<readonly UserCard[]>([])
  const add = () =>
    act(async () => {
      const user_ids = chosen.map((person) => person.id)
      const options = { conversation_id: conversation.id, user_ids, field_set_key: 'card' }
      const { id } = await ask(ConversationPeopleResource.create, options)
      store.invalidate(ConversationsResource.get)
      setChosen([])
      onClose()
      if (id !== conversation.id) await go(`/conversation/${id}/`)
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('messages.addPeople')}
      closeLabel={say('shell.close')}
      size="small"
      footer={
        <Button kind="primary" busy={isBusy} disabled={!chosen.length} onClick={add}>
          {say('messages.add')}
        </Button>
      }
    >
      <PeoplePicker chosen={chosen} without={conversation.users} onChange={setChosen} />
    </Dialog>
  )
}
