import type { ExperienceTargeting } from './is-eligible.ts'

/** `waiting` is an experience that is eligible only once it is triggered. */
export type ExperienceState = 'waiting' | 'eligible' | 'viewed' | 'completed' | 'dismissed'
export type ExperienceEvent = 'trigger' | 'view' | 'complete' | 'dismiss'

/** What each event does in each state; an event that a state does not name changes nothing (exp.3). */
const NEXT: Record<ExperienceState, Partial<Record<ExperienceEvent, ExperienceState>>> = {
  waiting: { trigger: 'eligible' },
  eligible: { view: 'viewed', complete: 'completed', dismiss: 'dismissed' },
  viewed: { complete: 'completed', dismiss: 'dismissed' },
  completed: {},
  dismissed: {},
}

export const nextExperienceState = (state: ExperienceState, event: ExperienceEvent): ExperienceState =>
  NEXT[state][event] ?? state

/** The states in which an event changes something. */
export const statesChangedBy = (event: ExperienceEvent): ExperienceState[] =>
  (Object.keys(NEXT) as ExperienceState[]).filter((state) => NEXT[state][event])

/** At most so many instances of an experience, each at least so many days (one or more) after the last report. */
export type ExperienceFrequency = { max_views: number; days_between: number }

export type RepeatableExperience = {
  type: number
  display_data: unknown
  targeting: ExperienceTargeting
  frequency: ExperienceFrequency | null
}

/** What is stored of an experience for one viewer. A new instance counts as a view and clears how the last one ended. */
export type ExperienceHistory = {
  triggered_at: Date | null
  last_viewed_at: Date | null
  view_count: number
  completed_at: Date | null
  dismissed_at: Date | null
}

const DAY_MS = 86_400_000

/**
 * When a new instance of an experience may begin: fewer than `maxViews` instances so far, and the last report no later
 * than `lastReport`. Null if it never returns.
 */
export function repeatRule(
  experience: Pick<RepeatableExperience, 'type' | 'display_data' | 'frequency'>,
  now: Date,
): { maxViews: number; lastReport: Date; afterDismissal: boolean } | null {
  const { frequency } = experience
  if (!frequency) return null
  return {
    maxViews: frequency.max_views,
    lastReport: new Date(now.getTime() - Math.max(1, frequency.days_between) * DAY_MS),
    afterDismissal: !isInterruption(experience),
  }
}

/** The state of an experience for a viewer. `loadHistory` reads what this needs, and reports repeat it in SQL. */
export function experienceState(
  history: ExperienceHistory | undefined,
  experience: RepeatableExperience,
  now: Date,
): ExperienceState {
  if (experience.targeting.on_trigger && !history?.triggered_at) return 'waiting'
  if (!history) return 'eligible'
  const { last_viewed_at, completed_at, dismissed_at, view_count } = history
  const repeat = repeatRule(experience, now)
  const last = Math.max(...[last_viewed_at, completed_at, dismissed_at].map((at) => at?.getTime() ?? 0))
  const mayRepeat = repeat && view_count < repeat.maxViews && last <= repeat.lastReport.getTime()
  if (mayRepeat && (repeat.afterDismissal || !dismissed_at)) return 'eligible'
  if (completed_at) return 'completed'
  if (dismissed_at) return 'dismissed'
  return last_viewed_at ? 'viewed' : 'eligible'
}

const [SURVEY, MODAL, FLOATING_UPSELL, POPOVER] = [5, 26, 28, 29]

/** Modals, surveys, popovers and floating upsells interrupt. Once dismissed they never return, whatever their frequency. */
export function isInterruption({ type, display_data }: Pick<RepeatableExperience, 'type' | 'display_data'>): boolean {
  if (type === SURVEY) return Boolean((display_data as { anket?: unknown } | null)?.anket)
  return type === MODAL || type === FLOATING_UPSELL || type === POPOVER
}

/** Experiences that are completed however they end (exp.13). */
const ALWAYS_COMPLETED = [502312, 502320, 502321, 502322]

/** The event that a report of a client stands for. */
export const eventForReport = (experienceId: number, reported: ExperienceEvent): ExperienceEvent =>
  reported === 'dismiss' && ALWAYS_COMPLETED.includes(experienceId) ? 'complete' : reported
