import { Check } from 'lucide-react'
import { PinResource } from '#domain/resources/pins.ts'
import { cardActions } from '#domain/rules/card/card-actions.ts'
import { feedbackOverlayContent } from '#domain/rules/feedback/feedback-overlay.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { useApp, useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { type PinFeedbackState, usePinFeedback } from '../../state/pin-feedback.ts'
import { parsePinOptions } from '../closeup/asks.ts'
import { FEEDBACK_ICONS, isFeedbackAction, useFeedbackActions } from '../feedback/use-feedback-actions.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { showRefusalToast } from '../save/show-refusal-toast.ts'
import styles from './PinFeedback.module.css'

/** Page /pin/{id}/feedback: hides or reports a pin. */
export function PinFeedback() {
  const { answer } = useAnswer(PinResource.get, parsePinOptions(useRouteLocation()))
  const pin = useEntity('pin', answer?.id ?? '')
  if (!pin) return <GridSkeleton />
  return <Choices pin={pin} />
}

function Choices({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const { media_url } = useConfig()
  const given = usePinFeedback(pin.id)
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

function Given({ feedback }: { feedback: PinFeedbackState }) {
  const { say } = useApp()
  const { product_name } = useConfig()
  const { type, undo, unfollow } = feedback
  const shown = feedbackOverlayContent({ type, hasUndo: undo !== null, mayUnfollow: unfollow !== null })
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
      {shown.undo && <Button onClick={() => void undo?.().catch(showRefusalToast)}>{say('feedback.undo')}</Button>}
      {shown.tune && <Button href="/edit/">{say('feedback.tune')}</Button>}
    </div>
  )
}
