import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import styles from './Onboarding.module.css'

type Props = {
  title: string
  hint?: string
  children?: ReactNode
  isBusy: boolean
  /** Says what is missing while one can't go on. */
  missing?: string | undefined
  onNext: () => void
  onSkip: () => void
}

/** How every step looks: its question, what can be chosen, Skip and Next. */
export function StepView({ title, hint, children, isBusy, missing, onNext, onSkip }: Props) {
  const say = useSay()
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.content}>{children}</div>
      <div className={styles.buttons}>
        <p role="status" className={styles.missing}>
          {missing}
        </p>
        <Button onClick={onSkip} disabled={isBusy}>
          {say('onboarding.skip')}
        </Button>
        <Button kind="primary" onClick={onNext} disabled={isBusy || missing !== undefined}>
          {say('onboarding.next')}
        </Button>
      </div>
    </>
  )
}
