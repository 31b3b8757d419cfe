import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { showInstallPrompt } from '../../state/install-prompt.ts'
import { detectInstallMethod } from './install-method.ts'
import styles from './Onboarding.module.css'
import type { OnboardingStepProps } from './Onboarding.tsx'

/** Offers to install the app, only where the browser supports it and it is not installed yet (`onboard.11`). */
export function AppInstall({ isBusy, next }: OnboardingStepProps) {
  const say = useSay()
  const { product_name: product } = useConfig()
  const way = detectInstallMethod()
  const skip = useEffectEvent(next)
  useEffect(() => {
    if (way === 'none') skip()
  }, [way])
  if (way === 'none') return null
  return (
    <div className={styles.loading}>
      <h2 tabIndex={-1}>{say('onboarding.install', { product })}</h2>
      <p className={styles.hint}>{say(way === 'prompt' ? 'onboarding.installHint' : 'onboarding.installHow')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => next()} disabled={isBusy}>
          {say('onboarding.notNow')}
        </Button>
        {way !== 'told' && (
          <Button kind="primary" disabled={isBusy} onClick={() => void showInstallPrompt().finally(() => next())}>
            {say('onboarding.installDo')}
          </Button>
        )}
      </div>
    </div>
  )
}
