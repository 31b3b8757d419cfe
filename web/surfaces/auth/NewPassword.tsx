import { useState } from 'react'
import { ResetPasswordFromEmailResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FormView } from '../form/FormView.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthPage } from './AuthPage.tsx'
import { findNewPasswordProblems } from './new-password.ts'

/** Page that sets a new password with the emailed link, once. The server says whether the link is still valid. */
export function NewPassword() {
  const say = useSay()
  const ask = useAsk()
  const { params, query } = useRouteLocation()
  const { username = '' } = params
  const token = query.get('t') ?? ''
  const [isExpired, setIsExpired] = useState(!token)
  const form = useForm({
    start: { new_password: '', new_password_confirm: '' },
    check: findNewPasswordProblems,
    async send(values) {
      try {
        await ask(ResetPasswordFromEmailResource.update, {
          ...values,
          username,
          token,
          expiration: query.get('e') || '0',
        })
      } catch (thrown) {
        if (!isAskRefusal(thrown) || thrown.field !== 'token') throw thrown
        return setIsExpired(true)
      }
      // Full page load, because whoever was signed in here no longer is.
      location.assign('/login/?changed=1')
    },
  })
  if (isExpired) {
    return (
      <AuthPage
        drawing={<BrokenTwig />}
        title={say('newPassword.expiredTitle')}
        sentence={<span role="alert">{say('newPassword.expiredSentence')}</span>}
      >
        <Button href="/password/reset/" kind="primary" size="large">
          {say('newPassword.askAgain')}
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={say('newPassword.title', { username })} sentence={say('newPassword.sentence')}>
      <FormView form={form} label={say('reset.title')}>
        <input type="text" name="who" value={username} autoComplete="username" readOnly hidden />
        <PasswordField
          {...form.field('new_password')}
          id="new_password"
          label={say('newPassword.first')}
          rated={[username]}
        />
        <PasswordField
          {...form.field('new_password_confirm')}
          id="new_password_confirm"
          label={say('newPassword.second')}
          autoComplete="new-password"
        />
        <SubmitButton busy={form.isBusy} size="large" wide>
          {say('newPassword.save')}
        </SubmitButton>
      </FormView>
    </AuthPage>
  )
}
