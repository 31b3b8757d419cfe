import type { Settings } from '#domain/resources/account.ts'
import { UserPasswordResource } from '#domain/resources/session.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAsk, useSay } from '../../../app-context.tsx'
import { useUnsavedWarning } from '../../../router/unsaved-changes.ts'
import { findNewPasswordProblems } from '../../auth/new-password.ts'
import { toFieldProblem } from '../../auth/sign-up-problems.ts'
import { FormView } from '../../form/FormView.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import styles from '../settings.module.css'
import { useSessions } from './use-sessions.ts'

const EMPTY = { old_password: '', new_password: '', new_password_confirm: '' }

export function PasswordForm({ settings }: { settings: Settings }) {
  const say = useSay()
  const ask = useAsk()
  const { refetch } = useSessions()
  const form = useForm({
    start: EMPTY,
    check: (values) => ({
      ...toFieldProblem('old_password', values.old_password ? null : 'passwordForm.oldMissing'),
      ...findNewPasswordProblems(values),
    }),
    async send(values) {
      await ask(UserPasswordResource.update, values)
      form.reset()
      showToast({ text: say('passwordForm.saved') })
      await refetch()
    },
  })
  useUnsavedWarning(form.isChanged)
  return (
    <section className={styles.group}>
      <h2>{say('passwordForm.title')}</h2>
      <p>{say('passwordForm.sentence')}</p>
      <FormView form={form} label={say('passwordForm.title')}>
        <input type="text" name="who" value={settings.email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('old_password')} id="old_password" label={say('passwordForm.old')} />
        <PasswordField
          {...form.field('new_password')}
          id="new_password"
          label={say('passwordForm.new')}
          rated={[settings.full_name, settings.username, settings.email]}
        />
        <PasswordField
          {...form.field('new_password_confirm')}
          id="new_password_confirm"
          label={say('passwordForm.again')}
          autoComplete="new-password"
        />
        <div className={styles.buttons}>
          <SubmitButton busy={form.isBusy}>{say('passwordForm.save')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}
