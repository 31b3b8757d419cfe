import { useState } from 'react'
import { PanicResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { BrokenTwig } from '#ui/drawings/BrokenTwig.tsx'
import { isRefused } from '../../ask.ts'
import { useAsk, useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AuthPage } from './AuthPage.tsx'
import { withNext } from './next.ts'

const HERE = '/secure/panic/'

/** Spec 2, /secure/panic: one button ends every session, by the token of a mail or for whoever is signed in. */
export function Panic() {
  const say = useSay()
  const ask = useAsk()
  const viewer = useViewer()
  const { query } = usePlace()
  const token = query.get('token')
  const [isUsed, setIsUsed] = useState(false)
  const form = useForm({
    start: {},
    async send() {
      try {
        await ask(PanicResource.create, token ? { token } : {})
      } catch (thrown) {
        if (!isRefused(thrown) || thrown.field !== 'token') throw thrown
        return setIsUsed(true)
      }
      // Loaded whole: whoever was signed in here no longer is.
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
        <Button href={withNext('/login/', HERE)} kind="primary" size="large">
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
