/**
 * `waiting` and `due` wait for the viewer's page to be free, `armed` for the viewer to leave the page. A survey that was
 * dropped shows nothing; it is neither completed nor dismissed, and may come back with the next page.
 */
export type SurveyState =
  | 'waiting'
  | 'loading'
  | 'delaying'
  | 'armed'
  | 'due'
  | 'invited'
  | 'framed'
  | 'completed'
  | 'dismissed'
  | 'dropped'
export type SurveyEvent = 'free' | 'load' | 'loadTimeout' | 'delayOver' | 'leave' | 'accept' | 'decline' | 'finish'

export const SURVEY_LOAD_TIMEOUT_MS = 15_000
export const SURVEY_DELAY_MS = 5_000
export const SURVEY_RECHECK_MS = 3_000

/** What each event does in each state (exp.8, exp.30). A survey that says it is finished has been answered before. */
const NEXT: Record<SurveyState, Partial<Record<SurveyEvent, SurveyState>>> = {
  waiting: { free: 'loading' },
  loading: { load: 'delaying', loadTimeout: 'dropped', finish: 'completed' },
  delaying: { delayOver: 'due', finish: 'completed' },
  armed: { leave: 'invited', finish: 'completed' },
  due: { free: 'invited', finish: 'completed' },
  invited: { accept: 'framed', decline: 'dismissed', finish: 'completed' },
  framed: { finish: 'completed', decline: 'dismissed' },
  completed: {},
  dismissed: {},
  dropped: {},
}

const SHOWN_ON_CLOSE = 2
const SHOWN_AT_ONCE = 1

type Survey = { action_trigger?: number | undefined; delay?: number | undefined }

/** The next state of a survey. With action_trigger 2 it is shown when the viewer leaves the page (exp.29). */
export function nextSurveyState(state: SurveyState, event: SurveyEvent, { action_trigger }: Survey): SurveyState {
  if (state === 'loading' && event === 'load' && action_trigger === SHOWN_ON_CLOSE) return 'armed'
  return NEXT[state][event] ?? state
}

/** How long a survey stays in a state, and what happens then. */
export function surveyTimer(
  state: SurveyState,
  { action_trigger, delay = SURVEY_DELAY_MS }: Survey,
): { ms: number; event: SurveyEvent } | null {
  if (state === 'loading') return { ms: SURVEY_LOAD_TIMEOUT_MS, event: 'loadTimeout' }
  if (state === 'delaying') return { ms: action_trigger === SHOWN_AT_ONCE ? 0 : delay, event: 'delayOver' }
  return null
}

/** Whether going to another page of the product is held until the survey ends (exp.31). */
export const holdsNavigation = (state: SurveyState): boolean =>
  state === 'armed' || state === 'invited' || state === 'framed'

const TIMED_SURVEY_PLACEMENT = 1000421
const BUILDER = /^\/(idea-)?pin-builder(\/|$)/

/** Whether a survey keeps away from a page: the timed survey does from those for making Pins (exp.31). */
export const waitsOnPath = (placement_id: number, path: string): boolean =>
  placement_id === TIMED_SURVEY_PLACEMENT && BUILDER.test(path)

/** What a survey page tells the page that frames it. */
const MESSAGES: Record<string, SurveyEvent> = { 'survey-loaded': 'load', 'survey-finished': 'finish' }

/** Reads a message; null unless it is one of a survey, from the origin of the survey's link (exp.30). */
export function parseSurveyMessage(
  link: string,
  { origin, data }: { origin: string; data: unknown },
): SurveyEvent | null {
  if (origin !== new URL(link).origin) return null
  const { type } = (data ?? {}) as { type?: unknown }
  return typeof type === 'string' && Object.hasOwn(MESSAGES, type) ? (MESSAGES[type] as SurveyEvent) : null
}

/**
 * The URL of a survey: a path is on the survey's own origin. Null if it can't be framed: without such an origin, or on
 * the origin of the page itself.
 */
export function surveyUrl(uri: string, surveyOrigin: string | null, pageOrigin: string): string | null {
  const isPath = /^\/(?!\/)/.test(uri)
  if (isPath && !surveyOrigin) return null
  const url = isPath ? `${surveyOrigin}${uri}` : uri
  if (!URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  return /^https?:$/.test(protocol) && origin !== pageOrigin ? url : null
}
