import * as z from 'zod'
import { GENDERS, ONBOARDING_STEPS, PIN_PICKER_COUNT, USE_CASES } from '../constants/onboarding.ts'
import { Id } from '../id.ts'
import { Flag, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const signedIn = { policy: 'signed-in' } as const
const Step = z.enum(ONBOARDING_STEPS)

export const Onboarding = z.object({
  type: z.literal('onboarding'),
  id: z.literal('onboarding'),
  /** Null when onboarding is over, or never started. */
  step: Step.nullable(),
  gender: z.enum(GENDERS),
  country: z.string(),
  locale: z.string(),
  use_cases: z.array(z.enum(USE_CASES)),
  picked_count: z.int(),
})
export type Onboarding = z.infer<typeof Onboarding>

/** The viewer's onboarding. A step is completed with or without choices; `leave` ends onboarding at once. */
export const OnboardingResource = resource('Onboarding', {
  get: question({ options: z.object({}), data: Onboarding, access: signedIn }),
  update: question({
    options: z.object({
      step: Step,
      leave: optional(Flag),
      /** Stores the choices and stays at the step. */
      stay: optional(Flag),
      gender: optional(z.enum(GENDERS)),
      country: optional(z.string().max(2)),
      locale: optional(z.string().max(20)),
      use_cases: optional(z.array(z.enum(USE_CASES)).max(USE_CASES.length)),
      pin_ids: optional(z.array(Id).max(PIN_PICKER_COUNT)),
    }),
    data: Onboarding,
    access: signedIn,
    example: { step: 'gender' },
  }),
})
