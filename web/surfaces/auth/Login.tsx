import { InviteCodeMetadataResource } from '#domain/resources/invites.ts'
import { localPath } from '#domain/rules/account/local-path.ts'
import { boardInvitePath } from '#domain/rules/invite/board-invite-path.ts'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { AccountsHere } from './AccountsHere.tsx'
import { AuthPage } from './AuthPage.tsx'
import { LoginForm } from './LoginForm.tsx'
import { withNext } from './next.ts'
import { PROMPT_HEADERS, reasonIn } from './prompt-header.ts'

/** Why the plain form of the page without script was sent back. */
const FAILED = ['login.wrong', 'login.locked', 'login.demoClosed', 'login.whoMissing', 'login.passwordMissing'] as const

export function Login() {
  const say = useSay()
  const { query } = usePlace()
  const { product_name: product } = useConfig()
  const reason = reasonIn(query)
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
          <a href={isAdded ? '/signup/?add_account=1' : withNext('/signup/', next, reason)}>{say('auth.toSignUp')}</a>
        </>
      }
    >
      <AccountsHere />
      <LoginForm isAdded={isAdded} onDone={() => location.assign(localPath(next ?? ''))} />
    </AuthPage>
  )
}
