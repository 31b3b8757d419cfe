import { useEffect, useEffectEvent } from 'react'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useAsk, useSay } from '../../app-context.tsx'
import styles from './Onboarding.module.css'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { waitForFeed } from './step-pauses.ts'

/** Last step for most people, shown while the home feed is prepared. */
export function LoadingStep({ next }: OnboardingStepProps) {
  const say = useSay()
  const ask = useAsk()
  const end = useEffectEvent(next)
  useEffect(() => {
    let isGone = false
    void waitForFeed(ask(UserHomefeedResource.get, { field_set_key: 'card' } as never)).then(() => {
      if (!isGone) end()
    })
    return () => {
      isGone = true
    }
  }, [ask])
  return (
    <div className={styles.loading} role="status">
      <h2 tabIndex={-1}>{say('onboarding.loading')}</h2>
      <p className={styles.hint}>{say('onboarding.loadingHint')}</p>
      <Spinner label={say('onboarding.loading')} />
    </div>
  )
}
