import type { ConversationCard } from '#domain/entities/message.ts'
import { ConversationResource } from '#domain/resources/messages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useApp } from '../../app-context.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

type Props = { conversation: ConversationCard; open: boolean; onClose: () => void }

export function RenameGroup({ conversation, open, onClose }: Props) {
  const { ask, say } = useApp()
  const form = useForm({
    start: { title: conversation.title },
    check: () => ({}),
    send: async ({ title }) => {
      await ask(ConversationResource.update, { conversation_id: conversation.id, title, field_set_key: 'card' })
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={say('messages.rename')} closeLabel={say('shell.close')} size="small">
      <FormView form={form} label={say('messages.rename')}>
        <TextField {...form.field('title')} label={say('messages.groupName')} limit={80} data-autofocus="" />
        <SubmitButton busy={form.isBusy}>{say('messages.save')}</SubmitButton>
      </FormView>
    </Dialog>
  )
}
