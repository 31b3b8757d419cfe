import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { toFieldProblem } from '../auth/sign-up-problems.ts'
import { FormButtons } from '../form/FormButtons.tsx'
import { FormView } from '../form/FormView.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './settings.module.css'

/** Whether a change was refused only because the password is missing. */
export const isPasswordRequired = (thrown: unknown): boolean =>
  isAskRefusal(thrown) && thrown.kind === 'forbidden' && thrown.field === 'password'

type Props = {
  /** Account name for password managers. */
  email: string
  sentence: string
  send: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before security-relevant changes to the account. */
export function ConfirmPassword({ email, sentence, send, onClose }: Props) {
  const say = useSay()
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => toFieldProblem('password', password ? null : 'login.passwordMissing'),
    send: ({ password }) => send(password),
  })
  const title = say('confirmPassword.title')
  return (
    <Dialog open size="small" title={title} closeLabel={say('shell.close')} onClose={onClose}>
      <FormView form={form} label={title}>
        <p>{sentence}</p>
        <input type="text" name="who" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          {...form.field('password')}
          id="confirm_password"
          label={say('confirmPassword.field')}
          data-autofocus=""
        />
        <a className={styles.forgot} href="/password/reset/">
          {say('auth.forgot')}
        </a>
        <FormButtons>
          <Button onClick={onClose}>{say('settings.cancel')}</Button>
          <SubmitButton busy={form.isBusy}>{say('confirmPassword.button')}</SubmitButton>
        </FormButtons>
      </FormView>
    </Dialog>
  )
}
