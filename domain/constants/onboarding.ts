/** Spec 2: the steps, in their order. */
export const ONBOARDING_STEPS = [
  'gender',
  'country_locale',
  'interest_picker',
  'use_case',
  'pin_picker',
  'loading',
  'app_install',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

export const GENDERS = ['female', 'male', 'unspecified'] as const

/** D73. What people come for; the ids go out with later saves. */
export const USE_CASES = [
  'find_ideas',
  'plan_a_project',
  'decorate',
  'cook',
  'style',
  'make_things',
  'shop',
  'for_my_business',
] as const
export type UseCase = (typeof USE_CASES)[number]
export const BUSINESS_USE_CASE: UseCase = 'for_my_business'

/** D25. Each number of the specification has its use. */
export const INTERESTS_LEAST = 3
export const INTERESTS_A_ROW = 6
export const PHONE_COLUMNS = 2
export const TILE_SIZE = 160
export const PHONE_TILE_SIZE = 112
export const PICKER_COLUMN = 270
export const PICKER_PINS = 60
export const BETWEEN_STEPS_MS = 1000
export const LOADING_MS = 2500
/** onboard.10: a feed that is late is waited for so long. */
export const LOADING_MOST_MS = 10_000
/** onboard.4: older accounts are led through nothing; D73: picked pins count for so long. */
export const ONBOARDING_DAYS = 28
export const PICKED_DAYS = 28
