import { FIRST_NAME_MAX } from '#domain/constants/limits.ts'
import { UserRegisterResource } from '#domain/resources/session.ts'
import { needsGuardian } from '#domain/rules/account/age.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import styles from './auth.module.css'
import { findSignUpProblems } from './sign-up-problems.ts'

type Props = {
  onDone: () => void
  /** Adds an account; the current account stays signed in. */
  isAdded?: boolean
  inDialog?: boolean
  /** Token of the one-time link that creates the first staff account. */
  setupToken?: string | null
}

const EMPTY = { first_name: '', email: '', password: '', birthday: '', guardian_consent: false }

export function SignUpForm({ onDone, inDialog = false, isAdded = false, setupToken }: Props) {
  const say = useSay()
  const ask = useAsk()
  const { now, locale } = useConfig()
  const today = now.slice(0, 10)
  const form = useForm({
    start: EMPTY,
    check: (values) => findSignUpProblems(values, today),
    async send(values) {
      const more = { ...(setupToken && { setup_token: setupToken }), ...(isAdded && { add_account: true }) }
      await ask(UserRegisterResource.create, { ...values, locale, onboarding: true, ...more })
      onDone()
    },
  })
  const { first_name, email, birthday } = form.values
  const name = form.field('first_name')
  const isTooLong = [...first_name].length > FIRST_NAME_MAX
  return (
    <FormView form={form} label={say('auth.signUp')}>
      <TextField
        {...name}
        id="first_name"
        label={say('auth.firstName')}
        error={name.error ?? (isTooLong ? say('name.firstTooLong') : undefined)}
        autoComplete="given-name"
        data-autofocus={inDialog || undefined}
      />
      <TextField {...form.field('email')} id="email" type="email" label={say('auth.email')} autoComplete="email" />
      <PasswordField
        {...form.field('password')}
        id="password"
        label={say('auth.password')}
        rated={[first_name, email]}
      />
      <TextField
        {...form.field('birthday')}
        id="birthday"
        type="date"
        label={say('auth.birthday')}
        hint={say('auth.birthdayHint')}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
      />
      {needsGuardian(birthday, today) && (
        <Checkbox
          {...form.box('guardian_consent')}
          id="guardian_consent"
          label={say('auth.guardian')}
          hint={say('auth.guardianHint')}
        />
      )}
      <Agreement />
      <SubmitButton busy={form.isBusy} size="large" wide>
        {say('auth.createAccount')}
      </SubmitButton>
    </FormView>
  )
}

const LINK = '\u0000'

/** Links to the terms, opened in another tab so that the typed values stay. */
function Agreement() {
  const say = useSay()
  const [before, between, after] = say('auth.agree', { terms: LINK, privacy: LINK }).split(LINK)
  return (
    <p className={styles.agreement}>
      {before}
      <a href="/terms/" target="_blank" rel="noopener">
        {say('auth.terms')}
      </a>
      {between}
      <a href="/privacy/" target="_blank" rel="noopener">
        {say('auth.privacy')}
      </a>
      {after}
    </p>
  )
}
