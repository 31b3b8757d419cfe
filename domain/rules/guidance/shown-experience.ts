import type { ShownExperience } from '../../entities/experience.ts'
import { PIN_BUILDER_EDUCATION } from './special-experiences.ts'

/** Which experiences a placement accepts; the first condition that is given decides (exp.4). */
export type AcceptedExperiences = {
  ids?: readonly number[] | undefined
  types?: readonly number[] | undefined
  test?: ((experience: ShownExperience) => boolean) | undefined
}

/** Whether a placement accepts an experience: by a list of ids, else by a list of types, else by its own test. */
export function isAcceptedExperience(experience: ShownExperience, { ids, types, test }: AcceptedExperiences): boolean {
  if (ids) return ids.includes(experience.experience_id)
  if (experience.experience_id === PIN_BUILDER_EDUCATION) return false
  if (types) return types.includes(experience.type)
  return test?.(experience) ?? true
}

/** What a trigger call carries: the context with the experience's metadata merged in, or nothing (exp.33). */
export function toTriggerContext({
  extraContext,
  metadata,
}: Pick<ShownExperience, 'extraContext' | 'metadata'>): Record<string, unknown> | undefined {
  const context = typeof extraContext === 'object' ? (extraContext as Record<string, unknown> | null) : null
  const merged = { ...context, ...metadata }
  return Object.keys(merged).length ? merged : undefined
}
