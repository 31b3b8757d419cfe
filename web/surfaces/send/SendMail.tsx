import { ConversationsResource } from '#domain/resources/messages.ts'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './Send.module.css'

/** Sends an email with a link and the sender's name. */
export function SendMail({ pin }: { pin: KnownPin }) {
  const { ask, say, store } = useApp()
  const form = useForm({
    start: { emails: '' },
    check: ({ emails }) => (emails.trim() === '' ? { emails: 'email.missing' } : {}),
    send: async ({ emails }) => {
      const email = emails.trim()
      await ask(
        ConversationsResource.create,
        { emails: [email], pin: pin.id, field_set_key: 'card' },
        { reason: 'send', pin_id: pin.id },
      )
      store.invalidate(ConversationsResource.get)
      form.set('emails', '')
      showToast({ text: say('send.emailSent', { email }) })
    },
  })
  return (
    <FormView form={form} label={say('send.email')}>
      <div className={styles.mail}>
        <TextField {...form.field('emails')} label={say('send.emailTo')} type="email" autoComplete="off" />
        <SubmitButton busy={form.isBusy}>{say('send.emailSend')}</SubmitButton>
      </div>
    </FormView>
  )
}
