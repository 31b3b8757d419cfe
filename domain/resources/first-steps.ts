import * as z from 'zod'
import { question, resource } from '../resource.ts'
import { Flag, optional } from '../taken.ts'

const staff = { policy: 'staff' } as const

/** What whoever runs a new instance does first, in this order. */
export const FIRST_STEPS = ['email', 'https', 'mail', 'topics', 'pins', 'staff', 'backups'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
/** What nothing but a person's word can tell. */
export const STEPS_TOLD = ['backups'] as const

export const FirstSteps = z.object({
  type: z.literal('first_steps'),
  id: z.literal('first_steps'),
  /** Whether the list is still shown: not in a demo, nor after it was dismissed, nor when all is done. */
  is_open: z.boolean(),
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), is_done: z.boolean() })),
  data_dir: z.string(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const FirstStepsResource = resource('FirstSteps', {
  get: question({ options: z.object({}), data: FirstSteps, access: staff }),
  update: question({
    options: z.object({ dismissed: optional(Flag), done: optional(z.enum(STEPS_TOLD)) }),
    data: FirstSteps,
    access: staff,
  }),
})
