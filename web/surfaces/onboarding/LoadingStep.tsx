import { useEffect, useRef } from 'react'
import { LOADING_MOST_MS, LOADING_MS } from '#domain/constants/onboarding.ts'
import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useAsk, useSay } from '../../frame.tsx'
import styles from './Onboarding.module.css'
import type { StepProps } from './Onboarding.tsx'

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** onboard.10: lasts a moment, longer only while the feed is not ready, and never longer than one waits. */
export function LoadingStep({ next }: StepProps) {
  const say = useSay()
  const ask = useAsk()
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    let isGone = false
    const ready = ask(UserHomefeedResource.get, { field_set_key: 'card' } as never).catch(() => {})
    void Promise.all([after(LOADING_MS), Promise.race([ready, after(LOADING_MOST_MS)])]).then(() => {
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
