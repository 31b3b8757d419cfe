import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { promptInstall } from '../../state/install-offer.ts'
import { installWayHere } from './install-way.ts'
import styles from './Onboarding.module.css'
import type { StepProps } from './Onboarding.tsx'

/** onboard.11: only where the browser can keep the product on the home screen and does not yet. */
export function AppInstall({ isBusy, next }: StepProps) {
  const say = useSay()
  const { product_name: product } = useConfig()
  const way = installWayHere()
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    if (way === 'none') latest.current()
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
          <Button kind="primary" disabled={isBusy} onClick={() => void promptInstall().finally(() => next())}>
            {say('onboarding.installDo')}
          </Button>
        )}
      </div>
    </div>
  )
}
