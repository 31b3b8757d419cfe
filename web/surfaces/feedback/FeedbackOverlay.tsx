import { useEffect, useRef } from 'react'
import { feedbackOverlay } from '#domain/rules/feedback/feedback-overlay.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import type { Feedback } from '../../state/feedback.ts'
import { tellRefusal } from '../save/tell-refusal.ts'
import styles from './FeedbackOverlay.module.css'
import { unfollowFrom } from './unfollow-from.ts'

/** Spec 4, Feedback overlay: lies over a card, says what was done with it and what can be done about that. */
export function FeedbackOverlay({ pin, feedback }: { pin: KnownPin; feedback: Feedback }) {
  const frame = useFrame()
  const { say } = frame
  const { product_name } = useConfig()
  const box = useRef<HTMLElement>(null)
  const { type, undo, unfollow } = feedback
  const shown = feedbackOverlay({ type, hasUndo: undo !== null, mayUnfollow: unfollow !== null })
  useEffect(() => {
    // The button that was tapped lies below now.
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
        {shown.undo && <Button onClick={() => void undo?.().catch(tellRefusal)}>{say('feedback.undo')}</Button>}
        {shown.unfollow && unfollow && (
          <Button onClick={() => void unfollowFrom(frame, { pinId: pin.id, unfollow, Overlay: feedback.Overlay })}>
            {say('feedback.unfollow')}
          </Button>
        )}
        {shown.tune && <Button href="/edit/">{say('feedback.tune')}</Button>}
      </div>
    </section>
  )
}
