import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './Onboarding.module.css'

type Props = {
  title: string
  hint?: string
  children?: ReactNode
  isBusy: boolean
  /** Text about what is missing while the person can't continue. */
  missing?: string | undefined
  /** Gives Skip the same look as Next, so that neither answer is suggested. */
  isSkipEqual?: boolean
  onNext: () => void
  onSkip: () => void
}

/** Layout of every step: question, choices, Skip and Next. */
export function StepView({ title, hint, children, isBusy, missing, isSkipEqual, onNext, onSkip }: Props) {
  const say = useSay()
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.content}>{children}</div>
      <div className={styles.buttons} data-equal={isSkipEqual || undefined}>
        <p role="status" className={styles.missing}>
          {missing}
        </p>
        <Button onClick={onSkip} disabled={isBusy}>
          {say('onboarding.skip')}
        </Button>
        <Button
          kind={isSkipEqual ? 'secondary' : 'primary'}
          onClick={onNext}
          disabled={isBusy || missing !== undefined}
        >
          {say('onboarding.next')}
        </Button>
      </div>
    </>
  )
}
