import { useState } from 'react'
import { PanicResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthPage } from './AuthPage.tsx'
import { addReturnPath } from './return-path.ts'

const HERE = '/secure/panic/'

/** Page /secure/panic: one button ends every session, authorized by the token of an email or by the current login. */
export function Panic() {
  const say = useSay()
  const ask = useAsk()
  const viewer = useViewer()
  const { query } = useRouteLocation()
  const token = query.get('token')
  const [isUsed, setIsUsed] = useState(false)
  const form = useForm({
    start: {},
    async send() {
      try {
        await ask(PanicResource.create, token ? { token } : {})
      } catch (thrown) {
        if (!isAskRefusal(thrown) || thrown.field !== 'token') throw thrown
        return setIsUsed(true)
      }
      // Full page load, because whoever was signed in here no longer is.
      location.assign(`${HERE}?done=${token ? 'mail' : 'here'}`)
    },
  })
  const done = query.get('done')
  if (done || isUsed) {
    const sentence = done === 'mail' ? 'panic.doneMailSentence' : done ? 'panic.doneSentence' : 'panic.usedSentence'
    return (
      <AuthPage
        drawing={done ? <Bowerbird /> : <BrokenTwig />}
        title={say(done ? 'panic.doneTitle' : 'panic.usedTitle')}
        sentence={<span role="status">{say(sentence)}</span>}
        foot={<a href="/login/">{say('auth.logIn')}</a>}
      >
        {done !== 'mail' && (
          <Button href="/password/reset/" kind="primary" size="large">
            {say('panic.newPassword')}
          </Button>
        )}
      </AuthPage>
    )
  }
  if (!token && !viewer.is_auth) {
    return (
      <AuthPage title={say('panic.title')} sentence={say('panic.logIn')}>
        <Button href={addReturnPath('/login/', HERE)} kind="primary" size="large">
          {say('auth.logIn')}
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={say('panic.title')}
      sentence={token ? `${say('panic.sentence')} ${say('panic.mailSentence')}` : say('panic.sentence')}
    >
      <FormView form={form} label={say('panic.title')}>
        <SubmitButton busy={form.isBusy} size="large" wide>
          {say('panic.button')}
        </SubmitButton>
      </FormView>
    </AuthPage>
  )
}
