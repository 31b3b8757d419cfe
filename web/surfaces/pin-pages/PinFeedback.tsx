import { Check } from 'lucide-react'
import { PinResource } from '#domain/resources/pins.ts'
import { cardActions } from '#domain/rules/card/overflow-menu.ts'
import { feedbackOverlay } from '#domain/rules/feedback/feedback-overlay.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { useFrame, useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { type Feedback, useFeedback } from '../../state/feedback.ts'
import { pinAsked } from '../closeup/asks.ts'
import { FEEDBACK_ICONS, isFeedbackAction, useFeedbackActions } from '../feedback/use-feedback-actions.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { tellRefusal } from '../save/tell-refusal.ts'
import styles from './PinFeedback.module.css'

/** Spec 2, /pin/{id}/feedback: hides or reports a pin, from an address of its own. */
export function PinFeedback() {
  const { answer } = useAnswer(PinResource.get, pinAsked(usePlace()))
  const pin = useEntity('pin', answer?.id ?? '')
  if (!pin) return <GridSkeleton />
  return <Choices pin={pin} />
}

function Choices({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const { media_url } = useConfig()
  const given = useFeedback(pin.id)
  const feedback = useFeedbackActions(pin, null)
  const follows = pin.pinner?.explicitly_followed_by_me === true
  const offered = cardActions(pin, viewer, { follows, offers: isFeedbackAction }).filter(isFeedbackAction)
  return (
    <div className={styles.page}>
      <BackLink href={`/pin/${pin.id}/`}>{say('feedback.backToPin')}</BackLink>
      <div className={styles.pin}>
        <Picture pin={pin} mediaUrl={media_url} isFirst className={styles.picture} />
        <p>{pinName(pin) || say('card.untitled')}</p>
      </div>
      <h1>{say('feedback.title')}</h1>
      <p className={styles.quiet}>{say('feedback.sentence')}</p>
      {given ? (
        <Given feedback={given} />
      ) : (
        <ul className={styles.choices}>
          {offered.map((action) => {
            const Icon = FEEDBACK_ICONS[action]
            return (
              <li key={action}>
                <Button wide icon={<Icon size={20} aria-hidden="true" />} onClick={feedback.actions[action]}>
                  {action === 'unfollow'
                    ? say('cardMenu.unfollow', { name: pin.pinner?.full_name ?? '' })
                    : say(`cardMenu.${action}`)}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Given({ feedback }: { feedback: Feedback }) {
  const { say } = useFrame()
  const { product_name } = useConfig()
  const { type, undo, unfollow } = feedback
  const shown = feedbackOverlay({ type, hasUndo: undo !== null, mayUnfollow: unfollow !== null })
  return (
    <div className={styles.given} role="status">
      <Check size={24} aria-hidden="true" />
      <p>
        <strong>{say(shown.title)}</strong>
        <br />
        {shown.subtitle === 'feedback.reportedSentence'
          ? say(shown.subtitle, { product: product_name })
          : say(shown.subtitle)}
      </p>
      {shown.undo && <Button onClick={() => void undo?.().catch(tellRefusal)}>{say('feedback.undo')}</Button>}
      {shown.tune && <Button href="/edit/">{say('feedback.tune')}</Button>}
    </div>
  )
}
