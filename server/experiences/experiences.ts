import type { ShownExperience } from '#domain/entities/experience.ts'
import { DebugExperiencesResource } from '#domain/resources/debugging.ts'
import {
  UserExperienceCompletedResource,
  UserExperiencePlatformResource,
  UserExperienceResource,
  UserExperienceTriggerResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import { DONE } from '#domain/resources/session.ts'
import { chooseExperiences, placedExperienceId } from '#domain/rules/experiences/choose-experiences.ts'
import type { ExperienceEvent, ExperienceState } from '#domain/rules/experiences/experience-state.ts'
import { translateDisplayData } from '#domain/rules/guidance/translate-display-data.ts'
import { type AnswerDefinition, defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { debugExperiences } from './debug-experiences.ts'
import { historyOwner, storeReport } from './experience-history.ts'
import { type ExperienceRequest, loadExperienceViewer } from './experience-viewer.ts'
import { addMissedCalls } from './missed-calls.ts'
import { loadPlacedExperiences, loadReportedExperiences, type StoredExperience } from './placed-experiences.ts'

function showExperience(
  ctx: Context,
  placed: StoredExperience,
  status: ExperienceState,
  { extra_context, targeting }: ExperienceRequest,
): ShownExperience {
  return {
    type: placed.type,
    id: placedExperienceId(placed),
    experience_id: placed.experience_id,
    placement_id: placed.placement_id,
    status,
    display_data: translateDisplayData(placed.display_data, ctx.locale),
    triggerable_placed_exps: placed.triggerable_placed_exps,
    extraContext: extra_context ?? null,
    metadata: placed.metadata,
    advertiser_id: placed.targeting.advertisers ? (targeting?.advertiserId ?? null) : null,
  }
}

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
  return chosen.map(({ placed, state }) => showExperience(ctx, placed, state, request))
}

const firstByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience> =>
  Object.fromEntries(experiences.map((experience) => [experience.placement_id, experience]))

const listsByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience[]> =>
  Object.fromEntries(Map.groupBy(experiences, ({ placement_id }) => String(placement_id)))

/** `kept` is false when nothing is stored, as for an experience that was never placed. */
async function report(ctx: Context, placedId: string, event: ExperienceEvent) {
  // What happens on a page that is debugged counts for nothing.
  const owner = ctx.debug ? null : historyOwner(ctx)
  const [first, ...others] = owner ? await loadReportedExperiences(ctx.db, placedId) : []
  if (!owner || !first) return { ...DONE, kept: false }
  await storeReport(ctx, owner, [first, ...others], event)
  return { ...DONE, kept: true }
}

export const experienceAnswers: AnswerDefinition[] = [
  ...defineAnswers(DebugExperiencesResource, { get: debugExperiences }),
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
