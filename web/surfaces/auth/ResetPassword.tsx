import { useState } from 'react'
import { UserResetPasswordResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthPage } from './AuthPage.tsx'
import { DemoMailLink } from './DemoMailLink.tsx'
import { toFieldProblem } from './sign-up-problems.ts'

/** Requests the email with a reset link. The response is the same whether or not the account exists. */
export function ResetPassword() {
  const say = useSay()
  const ask = useAsk()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    start: { username_or_email: '' },
    check: ({ username_or_email }) =>
      toFieldProblem('username_or_email', username_or_email.trim() ? null : 'login.whoMissing'),
    async send({ username_or_email }) {
      await ask(UserResetPasswordResource.create, { username_or_email: username_or_email.trim() })
      setSentTo(username_or_email.trim())
    },
  })
  const back = <a href="/login/">{say('reset.back')}</a>
  if (sentTo !== undefined) {
    return (
      <AuthPage
        drawing={<Bowerbird />}
        title={say('reset.sentTitle')}
        sentence={<span role="status">{say('reset.sentSentence', { who: sentTo })}</span>}
        foot={back}
      >
        <DemoMailLink />
        <Button onClick={() => setSentTo(undefined)}>{say('reset.again')}</Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={say('reset.title')} sentence={say('reset.sentence')} foot={back}>
      <FormView form={form} label={say('reset.title')}>
        <TextField
          {...form.field('username_or_email')}
          id="email"
          label={say('auth.who')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={form.isBusy} size="large" wide>
          {say('reset.send')}
        </SubmitButton>
      </FormView>
    </AuthPage>
  )
}
