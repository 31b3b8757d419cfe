import * as z from 'zod'

/** An experience as a client gets it: guidance that is shown in a placement (exp.43). */
export const Experience = z.object({
  type: z.int(),
  /** `placement:experience`. */
  id: z.string(),
  experience_id: z.int(),
  placement_id: z.int(),
  status: z.string(),
  display_data: z.unknown(),
  triggerable_placed_exps: z.array(z.string()),
  extraContext: z.unknown(),
  metadata: z.record(z.string(), z.unknown()),
  advertiser_id: z.string().nullable(),
})
export type ShownExperience = z.output<typeof Experience>
