import * as z from 'zod'
import { optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { EXPERIENCE_OBSTACLES } from '../rules/experiences/choose-experiences.ts'

/** An experience that was considered for the viewer, and what keeps it from them; null if it is chosen. */
const ExperienceExplanation = z.object({
  placed_experience_id: z.string(),
  type: z.int(),
  priority: z.int(),
  state: z.string(),
  obstacle: z.enum(EXPERIENCE_OBSTACLES).nullable(),
  conditions: z.array(z.object({ name: z.string(), wanted: z.unknown(), actual: z.unknown(), is_met: z.boolean() })),
})
export type ExperienceExplanation = z.infer<typeof ExperienceExplanation>

/** For pages that are debugged with deb_experiences=1; not found for all others. */
export const DebugExperiencesResource = resource('DebugExperiences', {
  get: question({
    options: z.object({ search_query: optional(z.string().max(300)) }),
    data: z.object({ type: z.literal('debug_experiences'), experiences: z.array(ExperienceExplanation) }),
    access: { policy: 'open' },
  }),
})
