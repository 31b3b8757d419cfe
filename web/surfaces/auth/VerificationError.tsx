import { useState } from 'react'
import { EmailVerificationResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthPage } from './AuthPage.tsx'
import { DemoMailLink } from './DemoMailLink.tsx'
import { addReturnPath } from './return-path.ts'

/** Target of a used or expired verification link; explains this and sends a new email. */
export function VerificationError() {
  const say = useSay()
  const ask = useAsk()
  const viewer = useViewer()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    start: {},
    async send() {
      await ask(EmailVerificationResource.create, {})
      setIsSent(true)
    },
  })
  if (isSent || viewer.email_verified) {
    return (
      <AuthPage
        drawing={<Bowerbird />}
        title={say(isSent ? 'verification.sentTitle' : 'verification.confirmedTitle')}
        sentence={
          <span role="status">{say(isSent ? 'verification.sentSentence' : 'verification.confirmedSentence')}</span>
        }
      >
        <Button href="/" kind="primary" size="large">
          {say('shell.backHome')}
        </Button>
        {isSent && <DemoMailLink />}
      </AuthPage>
    )
  }
  return (
    <AuthPage drawing={<BrokenTwig />} title={say('verification.title')} sentence={say('verification.sentence')}>
      {viewer.is_auth ? (
        <FormView form={form} label={say('verification.send')}>
          <SubmitButton busy={form.isBusy} size="large" wide>
            {say('verification.send')}
          </SubmitButton>
        </FormView>
      ) : (
        <Button href={addReturnPath('/login/', '/email_verification_error')} kind="primary" size="large">
          {say('verification.logIn')}
        </Button>
      )}
    </AuthPage>
  )
}
