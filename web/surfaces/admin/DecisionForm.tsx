import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import {
  StaffActsResource,
  type StaffCaseDetail,
  StaffCaseResource,
  StaffCasesResource,
} from '#domain/resources/staff.ts'
import type { Decision } from '#domain/rules/moderation/decisions.ts'
import { RadioList } from '#ui/RadioList.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './admin.module.css'

/** Form for the decision on a case. It is made once, with a reason that both sides receive. */
export function DecisionForm({ of }: { of: StaffCaseDetail }) {
  const { ask, say, store } = useApp()
  const form = useForm({
    start: { decision: (of.decisions[0] ?? 'no_action') as Decision, reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'staff.reasonMissing' as const }),
    async send({ decision, reason }) {
      const answer = await ask(StaffCaseResource.update, { id: of.id, decision, reason })
      store.take(StaffCaseResource.get, { id: of.id }, answer)
      store.invalidate(StaffCasesResource.get, StaffActsResource.get)
      showToast({ text: say('staff.decided') })
    },
  })
  return (
    <section className={styles.group}>
      <h2>{say('staff.decide')}</h2>
      <FormView form={form} label={say('staff.decide')}>
        <RadioList
          label={say('staff.decision')}
          hideLabel
          options={of.decisions.map((value) => ({ value, label: say(`staff.decision_${value}`) }))}
          value={form.values.decision}
          onChange={(decision) => form.set('decision', decision)}
        />
        <TextArea
          {...form.field('reason')}
          label={say('staff.reason')}
          hint={say('staff.reasonHint')}
          limit={REPORT_TEXT_MAX}
          rows={3}
        />
        <SubmitButton busy={form.isBusy}>{say('staff.confirm')}</SubmitButton>
      </FormView>
    </section>
  )
}
