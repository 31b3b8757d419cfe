import { REPORT_TEXT_MAX } from '#domain/constants/limits.ts'
import {
  StaffAppealResource,
  type StaffCaseDetail,
  StaffCaseResource,
  StaffCasesResource,
} from '#domain/resources/staff.ts'
import { RadioList } from '#ui/RadioList.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useSay } from '../../app-context.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './admin.module.css'

type Appeal = StaffCaseDetail['appeals'][number]

/** People who appeal the decision, with the controls that settle each appeal. */
export function Appeals({ of }: { of: StaffCaseDetail }) {
  const say = useSay()
  return (
    <section className={styles.group}>
      <h2>{say('staff.appeals')}</h2>
      {of.appeals.map((appeal) => (
        <div key={appeal.user_id} className={styles.column}>
          <strong>@{appeal.user?.username}</strong>
          <blockquote className={styles.quote}>{appeal.text}</blockquote>
          {appeal.outcome ? (
            <p>
              {say(`staff.outcome_${appeal.outcome}`)}: {appeal.outcome_reason}
            </p>
          ) : (
            <Answer of={of} appeal={appeal} />
          )}
        </div>
      ))}
    </section>
  )
}

function Answer({ of, appeal }: { of: StaffCaseDetail; appeal: Appeal }) {
  const { ask, say, store } = useApp()
  const form = useForm({
    start: { outcome: 'upheld' as 'upheld' | 'reversed', reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'staff.reasonMissing' as const }),
    async send({ outcome, reason }) {
      const sent = { case_id: of.id, user_id: appeal.user_id, outcome, reason }
      store.take(StaffCaseResource.get, { id: of.id }, await ask(StaffAppealResource.update, sent))
      store.invalidate(StaffCasesResource.get)
      showToast({ text: say('staff.decided') })
    },
  })
  return (
    <FormView form={form} label={say('staff.appeals')}>
      <RadioList
        label={say('staff.decision')}
        hideLabel
        options={[
          { value: 'upheld', label: say('staff.uphold') },
          { value: 'reversed', label: say('staff.reverse') },
        ]}
        value={form.values.outcome}
        onChange={(outcome) => form.set('outcome', outcome)}
      />
      <TextArea {...form.field('reason')} label={say('staff.reason')} limit={REPORT_TEXT_MAX} rows={3} />
      <SubmitButton busy={form.isBusy}>{say('staff.confirm')}</SubmitButton>
    </FormView>
  )
}
