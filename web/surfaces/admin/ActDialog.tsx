import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import { StaffActsResource, StaffPeopleResource, type StaffPerson } from '#domain/resources/staff.ts'
import type { StaffActOnPerson } from '#domain/rules/moderation/staff-acts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { FormButtons } from '../form/FormButtons.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

type Props = { person: StaffPerson; act: StaffActOnPerson; onClose: () => void }

/** Dialog that asks for a reason before staff act on an account. */
export function ActDialog({ person, act, onClose }: Props) {
  const { ask, say, store } = useApp()
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'staff.reasonMissing' as const }),
    async send({ reason }) {
      await ask(StaffPeopleResource.update, { user_id: person.id, act, reason })
      store.invalidate(StaffActsResource.get)
      showToast({ text: say('staff.done') })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={say(`staff.act_${act}`)} closeLabel={say('shell.close')} size="small">
      <FormView form={form} label={say(`staff.act_${act}`)}>
        <p>
          {person.full_name} (@{person.username})
        </p>
        <TextArea
          {...form.field('reason')}
          label={say('staff.reason')}
          hint={say('staff.auditHint')}
          limit={REPORT_TEXT_MAX}
          rows={3}
          data-autofocus=""
        />
        <FormButtons>
          <Button onClick={onClose}>{say('staff.cancel')}</Button>
          <SubmitButton busy={form.isBusy} kind={act === 'suspend' ? 'danger' : 'primary'}>
            {say(`staff.act_${act}`)}
          </SubmitButton>
        </FormButtons>
      </FormView>
    </Dialog>
  )
}
