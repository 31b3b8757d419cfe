import type * as z from 'zod'
import {
  type Experience,
  UserExperienceCompletedResource,
  UserExperiencePlatformResource,
  UserExperienceResource,
  UserExperienceTriggerResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import { DONE } from '#domain/resources/session.ts'
import { parseUserAgent } from '#domain/rules/account/parse-user-agent.ts'
import { chooseExperiences, placedExperienceId } from '#domain/rules/experiences/choose-experiences.ts'
import type { ExperienceEvent, ExperienceState } from '#domain/rules/experiences/experience-state.ts'
import type { ExperienceViewer } from '#domain/rules/experiences/is-eligible.ts'
import { type AnswerDefinition, defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { loadExperimentGroups } from '../records/experiment-groups.ts'
import { historyOwner, loadViewerHistory, storeReport } from './experience-history.ts'
import { loadPlacedExperiences, loadReportedExperiences, type StoredExperience } from './placed-experiences.ts'

const DAY_MS = 86_400_000

type ShownExperience = z.output<typeof Experience>
type ExperienceRequest = { extra_context?: unknown; targeting?: { advertiserId?: string | undefined } | undefined }

/**
 * Picks the texts in the viewer's language. Texts are stored in the default language, with translations under `in: {
 * de: { … } }`.
 */
function wordsFor({ locale }: Context, display_data: unknown): unknown {
  const { in: others, ...words } = (display_data ?? {}) as { in?: Record<string, object> }
  return others ? { ...words, ...others[locale.split('-')[0] ?? ''] } : display_data
}

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
    display_data: wordsFor(ctx, placed.display_data),
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
  const owner = historyOwner(ctx)
  const { history, pinCount, boardCount } = await loadViewerHistory(ctx, owner)
  const isSplit = all.some(({ targeting }) => targeting.experiments)
  const viewer: ExperienceViewer = {
    isSignedIn: ctx.viewer !== null,
    isRemembered: owner !== null,
    country: ctx.country,
    locale: ctx.locale,
    platform: parseUserAgent(ctx.agent).isSmall ? 'web_mobile' : 'web',
    accountAgeDays: ctx.viewer && Math.floor((ctx.now.getTime() - ctx.viewer.created_at.getTime()) / DAY_MS),
    pinCount,
    boardCount,
    experiments: isSplit ? await loadExperimentGroups(ctx) : {},
    consent: ctx.consent,
    searchQuery: searchedIn(request.extra_context),
    advertiserId: request.targeting?.advertiserId ?? null,
  }
  const chosen = chooseExperiences(all, viewer, history, { now: ctx.now, placements, isMulti })
  return chosen.map(({ placed, state }) => showExperience(ctx, placed, state, request))
}

/** The search query in the context that the client sent. */
function searchedIn(extra_context: unknown): string | null {
  const { search_query } = (extra_context ?? {}) as { search_query?: unknown }
  return typeof search_query === 'string' ? search_query.slice(0, QUERY_MAX) : null
}
const QUERY_MAX = 300

const firstByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience> =>
  Object.fromEntries(experiences.map((experience) => [experience.placement_id, experience]))

const listsByPlacement = (experiences: ShownExperience[]): Record<string, ShownExperience[]> =>
  Object.fromEntries(Map.groupBy(experiences, ({ placement_id }) => String(placement_id)))

/** `kept` is false when nothing is stored, as for an experience that was never placed. */
async function report(ctx: Context, placedId: string, event: ExperienceEvent) {
  const owner = historyOwner(ctx)
  const [first, ...others] = owner ? await loadReportedExperiences(ctx.db, placedId) : []
  if (!owner || !first) return { ...DONE, kept: false }
  await storeReport(ctx, owner, [first, ...others], event)
  return { ...DONE, kept: true }
}

export const experienceAnswers: AnswerDefinition[] = [
  ...defineAnswers(UserExperienceResource, {
    get: async (ctx, { placement_ids, ...request }) =>
      firstByPlacement(await loadExperiences(ctx, request, { placements: placement_ids })),
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
