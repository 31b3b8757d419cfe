import { useEffect, useRef } from 'react'
import { surveyUrl } from '#domain/rules/guidance/survey-state.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { ExperienceFormProps } from './experience-form.ts'
import styles from './SurveyForm.module.css'
import { useSurvey } from './use-survey.ts'

type Props = ExperienceFormProps<'survey'>

/** A survey: its page loads unseen, then an invitation comes, and who accepts answers in a frame (exp.8). */
export default function SurveyForm(props: Props) {
  const { onGiveUp } = props
  const link = useSurveyLink(props.values.buttons[0]?.uri ?? '')
  useEffect(() => {
    if (!link) onGiveUp()
  }, [link, onGiveUp])
  return link && <FramedSurvey {...props} link={link} />
}

/** The URL of the survey's page, which looks like the page around it; null if it can't be framed. */
function useSurveyLink(uri: string): string | null {
  const { survey_origin, public_url, theme } = useConfig()
  // Someone may have opened the page by its other name, for example 127.0.0.1 for localhost.
  const own = survey_origin === location.origin ? new URL(public_url).origin : survey_origin
  const link = surveyUrl(uri, own, location.origin)
  if (!link || theme === 'system') return link
  const url = new URL(link)
  url.searchParams.set('theme', theme)
  return url.href
}

function FramedSurvey({ experience, values, link, onView, onComplete, onDismiss, onGiveUp }: Props & { link: string }) {
  const say = useSay()
  const frame = useRef<HTMLIFrameElement>(null)
  const { placement_id } = experience
  const { state, happen } = useSurvey({ placement_id, link, ...toTiming(values) }, frame)
  const isOpen = state === 'invited' || state === 'framed'
  const wasFramed = useRef(false)
  useEffect(() => {
    if (state === 'invited') onView()
    if (state === 'framed') {
      wasFramed.current = true
      frame.current?.focus()
    }
    if (state === 'completed') {
      if (wasFramed.current) showToast({ text: say('guidance.surveyThanks') })
      onComplete()
    }
    if (state === 'dismissed') onDismiss()
    if (state === 'dropped') onGiveUp()
  }, [state, onView, onComplete, onDismiss, onGiveUp, say])
  if (state === 'waiting') return null
  const [accept, decline] = values.buttons
  const title = values.title_text ?? accept?.text ?? ''
  return (
    <Dialog
      open={isOpen}
      eager
      title={title}
      hideTitle={state === 'framed'}
      closeLabel={say('shell.close')}
      size={state === 'framed' ? 'medium' : 'small'}
      onClose={() => happen('decline')}
      {...(state === 'framed' && { closesBy: 'button' as const })}
      {...(state === 'invited' && {
        footer: (
          <>
            <Button kind="quiet" onClick={() => happen('decline')}>
              {decline?.text}
            </Button>
            <Button kind="primary" data-autofocus onClick={() => happen('accept')}>
              {accept?.text}
            </Button>
          </>
        ),
      })}
    >
      {state !== 'framed' && (
        <div className={styles.invitation}>
          {values.subtitle_text && <p className={styles.subtitle}>{values.subtitle_text}</p>}
          {values.detailed_text && <p className={styles.detail}>{values.detailed_text}</p>}
        </div>
      )}
      <iframe
        ref={frame}
        src={link}
        title={title}
        className={styles.frame}
        hidden={state !== 'framed'}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
      />
    </Dialog>
  )
}

/** `delay` is in seconds. */
function toTiming({ action_trigger, delay, delay_in_millis }: Props['values']) {
  return { action_trigger, delay: delay_in_millis ?? (delay === undefined ? undefined : delay * 1000) }
}
