import { findDelight, parseDelight } from '../search/delight.ts'
import {
  type ExperienceHistory,
  type ExperienceState,
  experienceState,
  type RepeatableExperience,
} from './experience-state.ts'
import { type ExperienceTargeting, type ExperienceViewer, isEligible } from './is-eligible.ts'

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

/** What keeps an experience from a viewer, in the order in which it is checked. */
export const EXPERIENCE_OBSTACLES = [
  'not_renderable',
  'not_live',
  'not_started',
  'ended',
  'not_remembered',
  'targeting',
  'waiting',
  'viewed',
  'completed',
  'dismissed',
  'search',
  'placement',
  'group',
] as const
export type ExperienceObstacle = (typeof EXPERIENCE_OBSTACLES)[number]

/** An experience that was considered for a viewer; without an obstacle it is chosen. */
export type ConsideredExperience<P> = { placed: P; state: ExperienceState; obstacle: ExperienceObstacle | null }

type ChoiceOptions = { now: Date; placements?: readonly number[] | undefined; isMulti?: boolean | undefined }

/**
 * Picks the experiences for a viewer in some placements, or all, best first: by priority, then id (exp.2). `history` is
 * by placed id. A placement gets one, or with `isMulti` all that are eligible (exp.38). A viewer sees one of an
 * exclusion group in a day, also across placements.
 */
export const chooseExperiences = <P extends PlacedExperience>(
  ...considered: Parameters<typeof considerExperiences<P>>
): ConsideredExperience<P>[] => considerExperiences<P>(...considered).filter(({ obstacle }) => obstacle === null)

/** Like `chooseExperiences`, with the experiences that were not chosen after the others, each with its obstacle. */
export function considerExperiences<P extends PlacedExperience>(
  experiences: readonly P[],
  viewer: ExperienceViewer,
  history: ReadonlyMap<string, ExperienceHistory>,
  { now, placements, isMulti = false }: ChoiceOptions,
): ConsideredExperience<P>[] {
  const all = experiences
    .filter((placed) => placements?.includes(placed.placement_id) ?? true)
    .map((placed): ConsideredExperience<P> => {
      const isDelight = parseDelight(placed.display_data) !== null
      // A search delight has no instances: it can't be dismissed.
      const state = isDelight ? 'eligible' : experienceState(history.get(placedExperienceId(placed)), placed, now)
      const obstacle =
        findTimeObstacle(placed, now) ?? findViewerObstacle(placed, viewer) ?? findStateObstacle(placed, state)
      return { placed, state, obstacle }
    })
  const bestDelights = findBestDelights(all, viewer.searchQuery)
  const [delights, others] = [true, false].map((isDelight) =>
    all.filter(({ placed }) => (parseDelight(placed.display_data) !== null) === isDelight),
  ) as [typeof all, typeof all]
  for (const one of delights) if (!bestDelights.includes(one)) one.obstacle ??= 'search'
  others.sort((a, b) => b.placed.priority - a.placed.priority || a.placed.experience_id - b.placed.experience_id)
  const seenOf = groupsSeenToday(experiences, history, now)
  const chosen: ConsideredExperience<P>[] = []
  for (const one of [...bestDelights, ...others]) {
    if (one.obstacle) continue
    const { placement_id, experience_id, exclusion_group } = one.placed
    if (!isMulti && chosen.some(({ placed }) => placed.placement_id === placement_id)) one.obstacle = 'placement'
    else if (exclusion_group !== null && (seenOf.get(exclusion_group) ?? experience_id) !== experience_id)
      one.obstacle = 'group'
    else {
      if (exclusion_group !== null) seenOf.set(exclusion_group, experience_id)
      chosen.push(one)
    }
  }
  return [...chosen, ...all.filter(({ obstacle }) => obstacle !== null)]
}

function findTimeObstacle(
  { type, status, starts_at, ends_at }: PlacedExperience,
  now: Date,
): ExperienceObstacle | null {
  if (type === NOTHING) return 'not_renderable'
  if (status !== 'live') return 'not_live'
  if (starts_at && starts_at > now) return 'not_started'
  return ends_at && ends_at <= now ? 'ended' : null
}

function findViewerObstacle(placed: PlacedExperience, viewer: ExperienceViewer): ExperienceObstacle | null {
  if (!viewer.isSignedIn && !viewer.isRemembered && !UNREMEMBERED_TYPES.includes(placed.type)) return 'not_remembered'
  return isEligible(effectiveTargeting(placed), viewer) ? null : 'targeting'
}

/** A search delight is for everyone unless its targeting says otherwise: it only colors words. */
export const effectiveTargeting = ({ display_data, targeting }: PlacedExperience): ExperienceTargeting =>
  parseDelight(display_data) ? { audience: 'everyone', ...targeting } : targeting

const findStateObstacle = ({ frequency }: PlacedExperience, state: ExperienceState): ExperienceObstacle | null =>
  state === 'eligible' || (state === 'viewed' && !frequency) ? null : state

/** For each placement the delight that matches the search best. */
function findBestDelights<P extends PlacedExperience>(
  considered: readonly ConsideredExperience<P>[],
  query: string | null,
): ConsideredExperience<P>[] {
  if (!query) return []
  const open = considered.filter(({ obstacle }) => obstacle === null)
  return [...new Set(open.map(({ placed }) => placed.placement_id))].flatMap((placement) => {
    const there = open.flatMap((one) => {
      const delight = one.placed.placement_id === placement ? parseDelight(one.placed.display_data) : null
      return delight ? [{ ...delight, one }] : []
    })
    return findDelight(query, there)?.one ?? []
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
