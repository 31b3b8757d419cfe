import { BoardEmailInviteResource } from '#domain/resources/board-people.ts'
import { localPath } from '#domain/rules/account/local-path.ts'
import { useAsk, useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useConfig } from '../../state/hooks.ts'
import { AuthPage } from './AuthPage.tsx'
import { withNext } from './next.ts'
import { SignUpForm } from './SignUpForm.tsx'

export function SignUp() {
  const say = useSay()
  const { query } = usePlace()
  const { product_name: product } = useConfig()
  const next = query.get('next')
  const setupToken = query.get('setup_token')
  const code = query.get('invite_code')
  const ask = useAsk()
  /** Whoever was invited to a board by mail joins it; a code that invites to none, or not any more, leads on as usual. */
  const goOn = async () => {
    const board = code ? await ask(BoardEmailInviteResource.update, { code }).catch(() => null) : null
    location.assign(board?.url ?? localPath(next ?? ''))
  }
  return (
    <AuthPage
      title={say('auth.signUpTitle', { product })}
      sentence={setupToken ? say('auth.setupSentence', { product }) : say('auth.signUpSentence')}
      foot={
        <>
          {say('auth.hasAccount')}
          <a href={withNext('/login/', next)}>{say('auth.logIn')}</a>
        </>
      }
    >
      <SignUpForm setupToken={setupToken} onDone={() => void goOn()} />
    </AuthPage>
  )
}
