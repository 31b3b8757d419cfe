import * as z from 'zod'
import { GENDERS, ONBOARDING_STEPS, PICKER_PINS, USE_CASES } from '../constants/onboarding.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional } from '../taken.ts'

const signedIn = { policy: 'signed-in' } as const
const Step = z.enum(ONBOARDING_STEPS)

export const Onboarding = z.object({
  type: z.literal('onboarding'),
  id: z.literal('onboarding'),
  /** Null when it is over, or never began. */
  step: Step.nullable(),
  gender: z.enum(GENDERS),
  country: z.string(),
  locale: z.string(),
  use_cases: z.array(z.enum(USE_CASES)),
  picked_count: z.int(),
})
export type Onboarding = z.infer<typeof Onboarding>

/** What newcomers are led through. A step is done with what was chosen in it, or without; `leave` ends it at once. */
export const OnboardingResource = resource('Onboarding', {
  get: question({ options: z.object({}), data: Onboarding, access: signedIn }),
  update: question({
    options: z.object({
      step: Step,
      leave: optional(Flag),
      /** Keeps what was chosen and stays at the step. */
      stay: optional(Flag),
      gender: optional(z.enum(GENDERS)),
      country: optional(z.string().max(2)),
      locale: optional(z.string().max(20)),
      use_cases: optional(z.array(z.enum(USE_CASES)).max(USE_CASES.length)),
      pin_ids: optional(z.array(Id).max(PICKER_PINS)),
    }),
    data: Onboarding,
    access: signedIn,
    example: { step: 'gender' },
  }),
})
