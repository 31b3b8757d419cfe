import { type RefObject, useEffect, useReducer } from 'react'
import {
  holdsNavigation,
  nextSurveyState,
  parseSurveyMessage,
  SURVEY_RECHECK_MS,
  type SurveyEvent,
  type SurveyState,
  surveyTimer,
  waitsOnPath,
} from '#domain/rules/guidance/survey-state.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { holdNavigation } from '../../router/navigation-hold.ts'
import { isViewerBusy } from './is-viewer-busy.ts'

type Survey = { placement_id: number; link: string; action_trigger?: number | undefined; delay?: number | undefined }

/** Runs a survey through its states: its timers, the messages of its frame, and navigation that it holds (exp.8). */
export function useSurvey(
  { placement_id, link, action_trigger, delay }: Survey,
  frame: RefObject<HTMLIFrameElement | null>,
): { state: SurveyState; happen: (event: SurveyEvent) => void } {
  const [state, happen] = useReducer(
    (now: SurveyState, event: SurveyEvent) => nextSurveyState(now, event, { action_trigger }),
    'waiting',
  )

  useEffect(() => {
    const timer = surveyTimer(state, { action_trigger, delay })
    if (!timer) return
    const timeout = setTimeout(happen, timer.ms, timer.event)
    return () => clearTimeout(timeout)
  }, [state, action_trigger, delay])

  useEffect(() => {
    if (state !== 'waiting' && state !== 'due') return
    const look = () => {
      if (!waitsOnPath(placement_id, location.pathname) && !isViewerBusy()) happen('free')
    }
    look()
    const timer = setInterval(look, SURVEY_RECHECK_MS)
    return () => clearInterval(timer)
  }, [state, placement_id])

  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const event = message.source === frame.current?.contentWindow ? parseSurveyMessage(link, message) : null
      if (event) happen(event)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [link, frame])

  useHeldNavigation(holdsNavigation(state), () => happen('leave'))
  return { state, happen }
}

/** While held, going to another page waits; afterwards the last push or back goes on (exp.31). */
function useHeldNavigation(isHeld: boolean, onLeave: () => void): void {
  const leave = useLatest(onLeave)
  useEffect(() => {
    if (!isHeld) return
    let resume: (() => void) | undefined
    const release = holdNavigation((goOn) => {
      resume = goOn
      leave.current()
    })
    return () => {
      release()
      resume?.()
    }
  }, [isHeld, leave])
}
