import type { ShownExperience } from '#domain/entities/experience.ts'
import { placedExperienceId } from '#domain/rules/experiences/choose-experiences.ts'
import type { ExperienceState } from '#domain/rules/experiences/experience-state.ts'
import { translateDisplayData } from '#domain/rules/guidance/translate-display-data.ts'
import type { Context } from '../context.ts'
import type { ExperienceRequest } from './experience-viewer.ts'
import type { StoredExperience } from './placed-experiences.ts'
import { makeSurveyToken } from './survey-token.ts'

const SURVEY = 5

export function showExperience(
  ctx: Context,
  placed: StoredExperience,
  status: ExperienceState,
  { extra_context, targeting }: ExperienceRequest,
): ShownExperience {
  const display_data = translateDisplayData(placed.display_data, ctx.locale)
  return {
    type: placed.type,
    id: placedExperienceId(placed),
    experience_id: placed.experience_id,
    placement_id: placed.placement_id,
    status,
    display_data: placed.type === SURVEY ? toSurveyData(ctx, placed, display_data) : display_data,
    triggerable_placed_exps: placed.triggerable_placed_exps,
    extraContext: extra_context ?? null,
    metadata: placed.metadata,
    advertiser_id: placed.targeting.advertisers ? (targeting?.advertiserId ?? null) : null,
  }
}

/** Who accepts one of our own surveys gets its address with a token; the questions are on its page. */
function toSurveyData(ctx: Context, { experience_id }: StoredExperience, display_data: unknown): unknown {
  const { questions, buttons, ...shown } = (display_data ?? {}) as { questions?: unknown; buttons?: unknown }
  const person = ctx.viewer ? `u${ctx.viewer.id}` : ctx.visitorKey && `v${ctx.visitorKey}`
  if (!questions || !Array.isArray(buttons) || !person) return display_data
  const token = makeSurveyToken(ctx.house, experience_id, person, ctx.now)
  const uri = `/survey/${experience_id}/?${new URLSearchParams({ token, locale: ctx.locale })}`
  const [accept, ...others] = buttons
  return { ...shown, buttons: [{ ...accept, uri }, ...others] }
}
