import { InviteCodeMetadataResource } from '#domain/resources/invites.ts'
import { boardInvitePath } from '#domain/rules/invite/board-invites.ts'
import { toLocalPath } from '#domain/rules/link/local-path.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { AuthPage } from './AuthPage.tsx'
import { LoginForm } from './LoginForm.tsx'
import { PROMPT_HEADERS, parseLoginReason } from './login-reason.ts'
import { addReturnPath } from './return-path.ts'
import { SignedInAccounts } from './SignedInAccounts.tsx'

/** Reasons with which the server returns the plain login form that is used without JavaScript. */
const FAILED = ['login.wrong', 'login.locked', 'login.demoClosed', 'login.whoMissing', 'login.passwordMissing'] as const

export function Login() {
  const say = useSay()
  const { query } = useRouteLocation()
  const { product_name: product } = useConfig()
  const reason = parseLoginReason(query)
  const board = boardInvitePath(query)
  const next = board ?? query.get('next')
  const code = board && query.get('invite_code')
  const inviter = useAnswer(InviteCodeMetadataResource.get, code ? { invite_code: code } : undefined).answer?.sender
  const invited = inviter?.first_name
    ? say('prompt.invited', { name: inviter.first_name })
    : say('prompt.invitedByFriends')
  const isAdded = query.has('add_account')
  const failed = FAILED.find((key) => key === query.get('failed'))
  const notice = failed ?? (query.get('changed') ? 'newPassword.saved' : undefined)
  return (
    <AuthPage
      title={board ? invited : say(reason ? PROMPT_HEADERS[reason] : isAdded ? 'shell.addAccount' : 'auth.welcomeBack')}
      sentence={
        reason ? say('prompt.subheader', { product }) : say(isAdded ? 'auth.addSentence' : 'auth.logInSentence')
      }
      notice={notice && say(notice)}
      foot={
        <>
          {say('auth.noAccount')}
          <a href={isAdded ? '/signup/?add_account=1' : addReturnPath('/signup/', next, reason)}>
            {say('auth.toSignUp')}
          </a>
        </>
      }
    >
      <SignedInAccounts />
      <LoginForm isAdded={isAdded} onDone={() => location.assign(toLocalPath(next ?? ''))} />
    </AuthPage>
  )
}
