import type { InviteMetadata } from '#domain/entities/invite.ts'
import type { Id } from '#domain/id.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

type Props = { sender: InviteMetadata['sender']; pinId: string; open: boolean; onClose: () => void }

/** Dialog for a short message about the pin to the person who shared it. */
export function WriteBack({ sender, pinId, open, onClose }: Props) {
  const { ask, say, store, navigator } = useApp()
  const name = sender.full_name
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => (text.trim() ? {} : { text: 'message.empty' }),
    send: async ({ text }) => {
      const options = { user_ids: [sender.id], text, pin: pinId as Id, field_set_key: 'card' }
      const { id } = await ask(ConversationsResource.create, options, { reason: 'send', pin_id: pinId })
      store.invalidate(ConversationsResource.get)
      onClose()
      const openIt = () => void navigator?.go(`/conversation/${id}/`)
      showToast({ text: say('send.sentTo', { name }), action: { label: say('send.open'), onSelect: openIt } })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('send.sendTo', { name })}
      closeLabel={say('shell.close')}
      size="small"
    >
      <FormView form={form} label={say('invite.answer')}>
        <TextArea {...form.field('text')} label={say('messages.write')} rows={3} data-autofocus="" />
        <SubmitButton busy={form.isBusy}>{say('messages.send')}</SubmitButton>
      </FormView>
    </Dialog>
  )
}
