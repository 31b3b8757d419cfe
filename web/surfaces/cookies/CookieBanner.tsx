import { Suspense, useState } from 'react'
import { FULL_CONSENT, NO_CONSENT } from '#domain/rules/viewer/consent.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import styles from './CookieBanner.module.css'
import { useSaveConsent } from './use-save-consent.ts'

const cookieDialog = lazyWithTranslations(async () => (await import('./CookieDialog.tsx')).CookieDialog)

type Doing = 'accept' | 'reject' | 'choose'

/** Asks for cookie consent until the visitor has answered. Inline on wide screens, a card at the bottom on phones. */
export function CookieBanner() {
  const frame = useApp()
  const { say } = frame
  const viewer = useViewer()
  const [isChoosing, setIsChoosing] = useState(false)
  const { doing, keep } = useSaveConsent<Doing>(() => setIsChoosing(false))
  if (viewer.consent !== null || viewer.is_bot) return null
  const CookieDialog = cookieDialog(frame)

  return (
    <>
      <section aria-label={say('cookies.label')} className={classes(styles.banner, isChoosing && styles.aside)}>
        <div className={styles.text}>
          <strong>{say('cookies.title')}</strong>
          <p>
            {say('cookies.sentence')} <a href="/cookies/">{say('cookies.more')}</a>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={() => setIsChoosing(true)}>
            {say('cookies.choose')}
          </Button>
          <Button busy={doing === 'reject'} onClick={() => void keep(NO_CONSENT, 'reject')}>
            {say('cookies.rejectAll')}
          </Button>
          <Button busy={doing === 'accept'} onClick={() => void keep(FULL_CONSENT, 'accept')}>
            {say('cookies.acceptAll')}
          </Button>
        </div>
      </section>
      {isChoosing && (
        <Suspense>
          <CookieDialog
            isBusy={doing === 'choose'}
            onSave={(consent) => void keep(consent, 'choose')}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
