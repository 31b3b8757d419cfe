import * as z from 'zod'
import { FIRST_STEPS, SELF_REPORTED_STEPS } from '../constants/first-steps.ts'
import { Flag, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const staff = { policy: 'staff' } as const

export const FirstSteps = z.object({
  type: z.literal('first_steps'),
  id: z.literal('first_steps'),
  /** Whether the list is still shown: not in a demo, not after it was dismissed, and not when everything is done. */
  is_open: z.boolean(),
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), is_done: z.boolean() })),
  data_dir: z.string(),
  /** The demo world was filled by an older version, and stays as it is. */
  has_older_world: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const FirstStepsResource = resource('FirstSteps', {
  get: question({ options: z.object({}), data: FirstSteps, access: staff }),
  update: question({
    options: z.object({ dismissed: optional(Flag), done: optional(z.enum(SELF_REPORTED_STEPS)) }),
    data: FirstSteps,
    access: staff,
  }),
})
