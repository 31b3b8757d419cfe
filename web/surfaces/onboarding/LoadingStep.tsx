import { useEffect, useRef } from 'react'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useAsk, useSay } from '../../frame.tsx'
import styles from './Onboarding.module.css'
import type { StepProps } from './Onboarding.tsx'
import { untilReady } from './waits.ts'

/** The last step for most: home is made ready meanwhile. */
export function LoadingStep({ next }: StepProps) {
  const say = useSay()
  const ask = useAsk()
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    let isGone = false
    void untilReady(ask(UserHomefeedResource.get, { field_set_key: 'card' } as never)).then(() => {
      if (!isGone) latest.current()
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
