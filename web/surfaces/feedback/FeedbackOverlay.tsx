import { useEffect, useRef } from 'react'
import { feedbackOverlayContent } from '#domain/rules/feedback/feedback-overlay.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import type { PinFeedbackState } from '../../state/pin-feedback.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './FeedbackOverlay.module.css'
import { unfollowFromFeedback } from './unfollow-from-feedback.ts'

/** Covers a card after feedback, and shows what was done and what can be done next. */
export function FeedbackOverlay({ pin, feedback }: { pin: KnownPin; feedback: PinFeedbackState }) {
  const frame = useApp()
  const { say } = frame
  const { product_name } = useConfig()
  const box = useRef<HTMLElement>(null)
  const { type, undo, unfollow } = feedback
  const shown = feedbackOverlayContent({ type, hasUndo: undo !== null, mayUnfollow: unfollow !== null })
  useEffect(() => {
    // The button that was tapped is covered now, so the focus moves to the overlay.
    const { activeElement, body } = document
    const card = box.current?.closest('article')
    if (activeElement === body || card?.contains(activeElement)) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={box} className={styles.overlay} aria-label={say(shown.title)} tabIndex={-1} data-feedback={type}>
      <div className={styles.words} role="status">
        <p className={styles.title}>{say(shown.title)}</p>
        <p>
          {shown.subtitle === 'feedback.reportedSentence'
            ? say(shown.subtitle, { product: product_name })
            : say(shown.subtitle)}
        </p>
      </div>
      <div className={styles.buttons}>
        {shown.undo && <Button onClick={() => void undo?.().catch(showRefusalToast)}>{say('feedback.undo')}</Button>}
        {shown.unfollow && unfollow && (
          <Button
            onClick={() => void unfollowFromFeedback(frame, { pinId: pin.id, unfollow, Overlay: feedback.Overlay })}
          >
            {say('feedback.unfollow')}
          </Button>
        )}
        {shown.tune && <Button href="/edit/">{say('feedback.tune')}</Button>}
      </div>
    </section>
  )
}
