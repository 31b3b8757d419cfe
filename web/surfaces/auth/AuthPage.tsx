import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/logo/Logo.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import { CookieChoice } from '../cookies/CookieChoice.tsx'
import { PinWall } from '../picture/PinWall.tsx'
import styles from './auth.module.css'
import { LoginPromptPreview } from './LoginPromptPreview.tsx'

type Props = {
  title: string
  sentence: ReactNode
  /** Text above the form, for example about an action that has just been completed. */
  notice?: string | undefined
  /** A drawing shown instead of the logo. */
  drawing?: ReactNode
  children?: ReactNode
  /** Content below the form, such as the link to the other way to sign in. */
  foot?: ReactNode
}

/** Layout of the account pages: a column beside a wall of pins, which on phones is a band above it. */
export function AuthPage({ title, sentence, notice, drawing, children, foot }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { hasSaved, lastSaved } = useGuestSaves()
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-hidden="true">
        <PinWall />
        <p className={styles.motto}>{say('auth.motto')}</p>
      </aside>
      <div className={styles.column}>
        {drawing ?? <Logo size={48} />}
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{sentence}</p>
        </div>
        <noscript>
          <p className={styles.notice}>{say('auth.needsScript')}</p>
        </noscript>
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
        {!viewer.is_auth && (
          <div className={styles.foot}>
            {hasSaved && (
              <>
                <LoginPromptPreview {...(lastSaved && { pin_id: lastSaved })} />
                <Button kind="quiet" href="/unauth-profile/">
                  {say('guest.title')}
                </Button>
              </>
            )}
            <CookieChoice />
          </div>
        )}
      </div>
    </div>
  )
}
