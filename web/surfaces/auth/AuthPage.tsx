import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/logo/Logo.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import { CookieChoice } from '../cookies/CookieChoice.tsx'
import styles from './auth.module.css'
import { Finds } from './Finds.tsx'
import { Wanted } from './Wanted.tsx'

type Props = {
  title: string
  sentence: ReactNode
  /** Said above the form, for example what has just happened. */
  notice?: string | undefined
  /** A drawing instead of the mark. */
  drawing?: ReactNode
  children?: ReactNode
  /** The other way in, under the form. */
  foot?: ReactNode
}

/** A page about getting in: a calm column, and on wide screens a bower of finds beside it. */
export function AuthPage({ title, sentence, notice, drawing, children, foot }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { hasSaved, lastSaved } = useGuestSaves()
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-hidden="true">
        <Finds />
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
                <Wanted {...(lastSaved && { pin_id: lastSaved })} />
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
