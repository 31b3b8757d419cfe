import { localPath } from '#domain/rules/account/local-path.ts'
import { boardInvitePath } from '#domain/rules/invite/board-invite-path.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { AuthPage } from './AuthPage.tsx'
import { joinPath, withNext } from './next.ts'
import { PROMPT_HEADERS, reasonIn } from './prompt-header.ts'
import { SignUpForm } from './SignUpForm.tsx'

export function SignUp() {
  const say = useSay()
  const { query } = usePlace()
  const { product_name: product } = useConfig()
  const code = query.get('invite_code')
  // Whoever was invited to a board by mail joins it, also when they have an account already.
  const next = boardInvitePath(query) ?? (code ? joinPath(code) : query.get('next'))
  const isAdded = query.has('add_account')
  const setupToken = query.get('setup_token')
  const reason = setupToken ? undefined : reasonIn(query)
  const sentence = setupToken ? say('auth.setupSentence', { product }) : say('auth.signUpSentence')
  return (
    <AuthPage
      title={reason ? say(PROMPT_HEADERS[reason]) : say('auth.signUpTitle', { product })}
      sentence={reason ? say('prompt.subheader', { product }) : sentence}
      foot={
        <>
          {say('auth.hasAccount')}
          <a href={isAdded ? '/login/?add_account=1' : withNext('/login/', next, reason)}>{say('auth.logIn')}</a>
        </>
      }
    >
      <SignUpForm setupToken={setupToken} isAdded={isAdded} onDone={() => location.assign(localPath(next ?? ''))} />
    </AuthPage>
  )
}
