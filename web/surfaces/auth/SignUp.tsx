import { boardInvitePath } from '#domain/rules/invite/board-invites.ts'
import { toLocalPath } from '#domain/rules/link/local-path.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { AuthPage } from './AuthPage.tsx'
import { PROMPT_HEADERS, parseLoginReason } from './login-reason.ts'
import { addReturnPath, makeInvitePath } from './return-path.ts'
import { SignUpForm } from './SignUpForm.tsx'

export function SignUp() {
  const say = useSay()
  const { query } = useRouteLocation()
  const { product_name: product } = useConfig()
  const code = query.get('invite_code')
  // People invited to a board by email join it here, even when they already have an account.
  const next = boardInvitePath(query) ?? (code ? makeInvitePath(code) : query.get('next'))
  const isAdded = query.has('add_account')
  const setupToken = query.get('setup_token')
  const reason = setupToken ? undefined : parseLoginReason(query)
  const sentence = setupToken ? say('auth.setupSentence', { product }) : say('auth.signUpSentence')
  return (
    <AuthPage
      title={reason ? say(PROMPT_HEADERS[reason]) : say('auth.signUpTitle', { product })}
      sentence={reason ? say('prompt.subheader', { product }) : sentence}
      foot={
        <>
          {say('auth.hasAccount')}
          <a href={isAdded ? '/login/?add_account=1' : addReturnPath('/login/', next, reason)}>{say('auth.logIn')}</a>
        </>
      }
    >
      <SignUpForm setupToken={setupToken} isAdded={isAdded} onDone={() => location.assign(toLocalPath(next ?? ''))} />
    </AuthPage>
  )
}
