import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf, ParsedOptionsOf } from '#domain/resource.ts'
import type { DebugExperiencesResource } from '#domain/resources/debugging.ts'
import {
  considerExperiences,
  effectiveTargeting,
  placedExperienceId,
} from '#domain/rules/experiences/choose-experiences.ts'
import { listConditions } from '#domain/rules/experiences/is-eligible.ts'
import type { Context } from '../context.ts'
import { loadExperienceViewer } from './experience-viewer.ts'
import { loadPlacedExperiences } from './placed-experiences.ts'

type Get = typeof DebugExperiencesResource.get

/** Explains for the viewer's own page which experiences were considered and what kept each from being shown. */
export async function debugExperiences(ctx: Context, { search_query }: ParsedOptionsOf<Get>): Promise<AnswerOf<Get>> {
  if (!ctx.debug?.switches.experiences) throw new Refusal('not_found', 'error.unknownQuestion')
  const all = await loadPlacedExperiences(ctx.house)
  const { viewer, history } = await loadExperienceViewer(ctx, all, { extra_context: { search_query } })
  const considered = considerExperiences(all, viewer, history, { now: ctx.now })
  return {
    type: 'debug_experiences',
    experiences: considered.map(({ placed, state, obstacle }) => ({
      placed_experience_id: placedExperienceId(placed),
      type: placed.type,
      priority: placed.priority,
      state,
      obstacle,
      conditions: listConditions(effectiveTargeting(placed), viewer).map(({ isMet, ...condition }) => ({
        ...condition,
        is_met: isMet,
      })),
    })),
  }
}
