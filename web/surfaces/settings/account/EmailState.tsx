import type { Settings } from '#domain/resources/account.ts'
import { EmailVerificationResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAsk, useSay } from '../../../app-context.tsx'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import { useSaveSettings } from '../../../hooks/use-save-settings.ts'
import { DemoMailLink } from '../../auth/DemoMailLink.tsx'
import styles from '../settings.module.css'

/** An unconfirmed email address: shows where the link was sent, and can resend or cancel it. */
export function EmailState({ settings }: { settings: Settings }) {
  const say = useSay()
  const ask = useAsk()
  const save = useSaveSettings()
  const sending = useBusyAction()
  const dropping = useBusyAction()
  const { email, pending_email, email_verified } = settings
  if (!pending_email && email_verified) return null
  const sendAgain = async () => {
    await ask(EmailVerificationResource.create, {})
    showToast({ text: say('accountForm.linkSent', { email: pending_email ?? email }) })
  }
  return (
    <div className={styles.note}>
      <p>
        {pending_email
          ? say('accountForm.emailPending', { email: pending_email })
          : say('accountForm.emailUnconfirmed', { email })}
      </p>
      <div className={styles.buttons}>
        <Button busy={sending.isBusy} onClick={() => sending.act(sendAgain)}>
          {say('accountForm.sendAgain')}
        </Button>
        {pending_email && (
          <Button
            kind="quiet"
            busy={dropping.isBusy}
            onClick={() => dropping.act(() => save({ email }, say('accountForm.changeDropped')))}
          >
            {say('accountForm.keepOld', { email })}
          </Button>
        )}
        {!pending_email && <DemoMailLink />}
      </div>
    </div>
  )
}
