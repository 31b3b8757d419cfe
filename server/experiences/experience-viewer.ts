import { parseUserAgent } from '#domain/rules/account/parse-user-agent.ts'
import type { ExperienceHistory } from '#domain/rules/experiences/experience-state.ts'
import type { ExperienceViewer } from '#domain/rules/experiences/is-eligible.ts'
import type { Context } from '../context.ts'
import { loadExperimentGroups } from '../experiments/experiment-groups.ts'
import { historyOwner, loadViewerHistory } from './experience-history.ts'
import type { StoredExperience } from './placed-experiences.ts'

const DAY_MS = 86_400_000
const QUERY_MAX = 300

/** What a client sends when it asks for experiences. */
export type ExperienceRequest = {
  extra_context?: unknown
  targeting?: { advertiserId?: string | undefined } | undefined
}

/** Loads what is known of a viewer when experiences are picked, and what they have done with experiences. */
export async function loadExperienceViewer(
  ctx: Context,
  all: readonly StoredExperience[],
  request: ExperienceRequest,
): Promise<{ viewer: ExperienceViewer; history: Map<string, ExperienceHistory> }> {
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
  return { viewer, history }
}

/** The search query in the context that the client sent. */
function searchedIn(extra_context: unknown): string | null {
  const { search_query } = (extra_context ?? {}) as { search_query?: unknown }
  return typeof search_query === 'string' ? search_query.slice(0, QUERY_MAX) : null
}
