import { UserSessionResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { closeLoginPrompt } from '../../state/login-prompt.ts'
import { FormView } from '../form/FormView.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './auth.module.css'
import { toFieldProblem } from './sign-up-problems.ts'

type Props = {
  /** Called once someone is signed in. */
  onDone: () => void
  /** In a dialog the first field gets the focus. */
  inDialog?: boolean
  /** Adds an account; the current account stays signed in. */
  isAdded?: boolean
}

export function LoginForm({ onDone, inDialog = false, isAdded = false }: Props) {
  const say = useSay()
  const ask = useAsk()
  const form = useForm({
    start: { username_or_email: '', password: '' },
    check: ({ username_or_email, password }) => ({
      ...toFieldProblem('username_or_email', username_or_email.trim() ? null : 'login.whoMissing'),
      ...toFieldProblem('password', password ? null : 'login.passwordMissing'),
    }),
    wrongLoginAt: 'password',
    async send(values) {
      await ask(UserSessionResource.create, { ...values, ...(isAdded && { add_account: true }) })
      onDone()
    },
  })
  return (
    <FormView form={form} label={say('auth.logIn')}>
      {form.way && (
        <Button href={form.way} wide>
          {say('auth.appeal')}
        </Button>
      )}
      <TextField
        {...form.field('username_or_email')}
        id="email"
        label={say('auth.who')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={inDialog || undefined}
      />
      <PasswordField {...form.field('password')} id="password" label={say('auth.password')} />
      <p className={styles.forgot}>
        <a href="/password/reset/" onClick={inDialog ? () => closeLoginPrompt(false) : undefined}>
          {say('auth.forgot')}
        </a>
      </p>
      <SubmitButton busy={form.isBusy} size="large" wide>
        {say('auth.logIn')}
      </SubmitButton>
    </FormView>
  )
}
