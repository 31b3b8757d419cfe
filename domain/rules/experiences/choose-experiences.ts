import { findDelight, parseDelight } from '../search/delight.ts'
import {
  type ExperienceHistory,
  type ExperienceState,
  experienceState,
  type RepeatableExperience,
} from './experience-state.ts'
import { type ExperienceViewer, isEligible } from './is-eligible.ts'

export type PlacedExperience = RepeatableExperience & {
  placement_id: number
  experience_id: number
  priority: number
  starts_at: Date | null
  ends_at: Date | null
  exclusion_group: string | null
  status: string
}

const DAY_MS = 86_400_000
const NOTHING = 0
/** Toasts, neutral callouts and floating upsells: the only types for visitors whose reports can't be stored (exp.44). */
const UNREMEMBERED_TYPES = [10, 27, 28]

/** Id by which clients name an experience in its placement (exp.34). */
export const placedExperienceId = (placed: Pick<PlacedExperience, 'placement_id' | 'experience_id'>): string =>
  `${placed.placement_id}:${placed.experience_id}`

type Choice<P> = { placed: P; state: ExperienceState }

type ChoiceOptions = { now: Date; placements?: readonly number[] | undefined; isMulti?: boolean | undefined }

/**
 * Picks the experiences for a viewer in some placements, or all, best first: by priority, then id (exp.2). `history` is
 * by placed id. A placement gets one, or with `isMulti` all that are eligible (exp.38). A viewer sees one of an
 * exclusion group in a day, also across placements.
 */
export function chooseExperiences<P extends PlacedExperience>(
  experiences: readonly P[],
  viewer: ExperienceViewer,
  history: ReadonlyMap<string, ExperienceHistory>,
  { now, placements, isMulti = false }: ChoiceOptions,
): Choice<P>[] {
  const live = experiences.filter(
    (placed) =>
      (placements?.includes(placed.placement_id) ?? true) && isLive(placed, now) && isForViewer(placed, viewer),
  )
  const others = live
    .filter(({ display_data }) => !parseDelight(display_data))
    .map((placed) => ({ placed, state: experienceState(history.get(placedExperienceId(placed)), placed, now) }))
    .filter(({ placed, state }) => state === 'eligible' || (state === 'viewed' && !placed.frequency))
    .sort((a, b) => b.placed.priority - a.placed.priority || a.placed.experience_id - b.placed.experience_id)
  const chosen: Choice<P>[] = []
  const seenOf = groupsSeenToday(experiences, history, now)
  for (const choice of [...bestDelights(live, viewer.searchQuery), ...others]) {
    const { placement_id, experience_id, exclusion_group } = choice.placed
    if (!isMulti && chosen.some(({ placed }) => placed.placement_id === placement_id)) continue
    if (exclusion_group !== null) {
      const seen = seenOf.get(exclusion_group) ?? experience_id
      if (seen !== experience_id) continue
      seenOf.set(exclusion_group, seen)
    }
    chosen.push(choice)
  }
  return chosen
}

const isLive = ({ type, status, starts_at, ends_at }: PlacedExperience, now: Date): boolean =>
  type !== NOTHING && status === 'live' && (!starts_at || starts_at <= now) && (!ends_at || now < ends_at)

/** A search delight is for everyone unless its targeting says otherwise: it only colors words. */
function isForViewer({ type, display_data, targeting }: PlacedExperience, viewer: ExperienceViewer): boolean {
  const target = parseDelight(display_data) ? ({ audience: 'everyone', ...targeting } as const) : targeting
  if (!viewer.isSignedIn && !viewer.isRemembered && !UNREMEMBERED_TYPES.includes(type)) return false
  return isEligible(target, viewer)
}

/** For each placement the delight that matches the search best. It has no instances: it can't be dismissed. */
function bestDelights<P extends PlacedExperience>(live: readonly P[], query: string | null): Choice<P>[] {
  if (!query) return []
  return [...new Set(live.map(({ placement_id }) => placement_id))].flatMap((placement) => {
    const there = live.flatMap((placed) => {
      const delight = placed.placement_id === placement ? parseDelight(placed.display_data) : null
      return delight ? [{ ...delight, placed }] : []
    })
    const best = findDelight(query, there)
    return best ? [{ placed: best.placed, state: 'eligible' as const }] : []
  })
}

/** For each exclusion group, the experience of which the viewer began an instance within the last day. */
function groupsSeenToday(
  experiences: readonly PlacedExperience[],
  history: ReadonlyMap<string, ExperienceHistory>,
  now: Date,
): Map<string, number> {
  const seen = new Map<string, number>()
  for (const placed of experiences) {
    const at = history.get(placedExperienceId(placed))?.last_viewed_at
    if (placed.exclusion_group !== null && at && now.getTime() - at.getTime() < DAY_MS)
      seen.set(placed.exclusion_group, placed.experience_id)
  }
  return seen
}
