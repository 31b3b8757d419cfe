import { type ReactNode, useRef } from 'react'
import { NO_CONSENT } from '#domain/rules/viewer/consent-cookie.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useKeepConsent } from '../cookies/use-keep-consent.ts'
import styles from './Onboarding.module.css'

type Props = {
  title: string
  hint?: string
  /** What is said instead while nothing that is chosen here counts for want of consent, which can be given then. */
  hintLater?: string
  children?: ReactNode
  isBusy: boolean
  /** Says what is missing while one can't go on. */
  missing?: string | undefined
  onNext: () => void
  onSkip: () => void
}

/** How every step looks: its question, what can be chosen, Skip and Next. */
export function StepView({ title, hint, hintLater, children, isBusy, missing, onNext, onSkip }: Props) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const consent = useViewer().consent ?? NO_CONSENT
  const { doing, keep } = useKeepConsent<'allow'>(() => heading.current?.focus())
  const isLater = hintLater !== undefined && !consent.personalization
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{isLater ? hintLater : hint}</p>}
      {isLater && (
        <div className={styles.allow}>
          <Button busy={doing === 'allow'} onClick={() => void keep({ ...consent, personalization: true }, 'allow')}>
            {say('onboarding.allow')}
          </Button>
          <p className={styles.hint}>{say('cookies.personalizationHint')}</p>
        </div>
      )}
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
