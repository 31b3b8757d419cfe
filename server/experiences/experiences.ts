import type { ShownExperience } from '#domain/entities/experience.ts'
import { DebugExperiencesResource } from '#domain/resources/debugging.ts'
import {
  StaffSurveyResultsResource,
  UserExperienceCompletedResource,
  UserExperiencePlatformResource,
  UserExperienceResource,
  UserExperienceTriggerResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import { DONE } from '#domain/resources/session.ts'
import {
  chooseExperiences,
  effectiveTargeting,
  placedExperienceId,
} from '#domain/rules/experiences/choose-experiences.ts'
import type { ExperienceEvent } from '#domain/rules/experiences/experience-state.ts'
import { isForAudience } from '#domain/rules/experiences/is-eligible.ts'
import { type AnswerDefinition, defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { debugExperiences } from './debug-experiences.ts'
import { historyOwner, storeReport } from './experience-history.ts'
import { type ExperienceRequest, loadExperienceViewer } from './experience-viewer.ts'
import { addMissedCalls } from './missed-calls.ts'
import { loadPlacedExperiences, loadReportedExperiences, type StoredExperience } from './placed-experiences.ts'
import { showExperience } from './show-experience.ts'
import { loadSurveyResults } from './survey-responses.ts'

/** Loads the experiences for this viewer in some placements, or all, best first (exp.2). Bots get none. */
async function loadExperiences(
  ctx: Context,
  request: ExperienceRequest,
  { placements, isMulti }: { placements?: number[] | undefined; isMulti?: boolean } = {},
): Promise<ShownExperience[]> {
  if (ctx.isBot || placements?.length === 0) return []
  const all = await loadPlacedExperiences(ctx.house)
  if (placements && !all.some(({ placement_id }) => placements.includes(placement_id))) return []
  const { viewer, history } = await loadExperienceViewer(ctx, all, request)
  const chosen = chooseExperiences(all, viewer, history, { now: ctx.now, placements, isMulti })
  const shown = chosen.map(({ placed, state }) => showExperience(ctx, placed, state, request))
  const previewed = all.filter(
    (placed) => isPreviewed(ctx, placed) && placements?.includes(placed.placement_id) !== false,
  )
  return [
    ...previewed.map((placed) => showExperience(ctx, placed, 'eligible', request)),
    ...shown.filter(({ id }) => !previewed.some((placed) => placedExperienceId(placed) === id)),
  ]
}

/** Authors can see their experience wherever it is placed, whatever it is limited to (exp.16). */
const isPreviewed = ({ debug, viewer }: Context, { experience_id, author_id }: StoredExperience): boolean =>
  debug?.switches.experience === experience_id && author_id !== null && author_id === viewer?.id

const firstByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience> =>
  Object.fromEntries(experiences.toReversed().map((experience) => [experience.placement_id, experience]))

const listsByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience[]> =>
  Object.fromEntries(Map.groupBy(experiences, ({ placement_id }) => String(placement_id)))

/** `kept` is false when nothing is stored, as for an experience that was never placed, or is not for such a viewer. */
async function report(ctx: Context, placedId: string, event: ExperienceEvent) {
  // What happens on a page that is debugged counts for nothing.
  const owner = ctx.debug ? null : historyOwner(ctx)
  const reported = owner ? await loadReportedExperiences(ctx.db, placedId) : []
  const [first, ...others] = reported.filter((one) => isForAudience(effectiveTargeting(one), ctx.viewer !== null))
  if (!owner || !first) return { ...DONE, kept: false }
  await storeReport(ctx, owner, [first, ...others], event)
  return { ...DONE, kept: true }
}

export const experienceAnswers: AnswerDefinition[] = [
  ...defineAnswers(DebugExperiencesResource, { get: debugExperiences }),
  ...defineAnswers(StaffSurveyResultsResource, {
    get: (ctx, { experience_id }) => loadSurveyResults(ctx, experience_id),
  }),
  ...defineAnswers(UserExperienceResource, {
    async get(ctx, { placement_ids, missed_calls, ...request }) {
      addMissedCalls(ctx.house, missed_calls ?? 0)
      return firstByPlacement(await loadExperiences(ctx, request, { placements: placement_ids }))
    },
    delete: (ctx, { placed_experience_id }) => report(ctx, placed_experience_id, 'dismiss'),
  }),
  ...defineAnswers(UserExperiencePlatformResource, {
    get: async (ctx, { multi_experience, ...request }) =>
      multi_experience
        ? { experiencesMulti: listsByPlacement(await loadExperiences(ctx, request, { isMulti: true })) }
        : firstByPlacement(await loadExperiences(ctx, request)),
  }),
  ...defineAnswers(UserExperienceViewedResource, {
    update: (ctx, { placed_experience_id }) => report(ctx, placed_experience_id, 'view'),
  }),
  ...defineAnswers(UserExperienceCompletedResource, {
    update: (ctx, { placed_experience_id }) => report(ctx, placed_experience_id, 'complete'),
  }),
  ...defineAnswers(UserExperienceTriggerResource, {
    update: (ctx, { placed_experience_id }) => report(ctx, placed_experience_id, 'trigger'),
  }),
]
