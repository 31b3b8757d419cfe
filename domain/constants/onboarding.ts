/** Onboarding steps, in order. */
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

/** Use cases that people can choose in onboarding; later saves send their ids. */
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

/** Limits, layout and timing of the onboarding steps. */
export const INTERESTS_MIN = 3
export const INTERESTS_PER_ROW = 6
export const PHONE_INTEREST_COLUMNS = 2
export const INTEREST_TILE_PX = 160
export const PHONE_INTEREST_TILE_PX = 112
export const PIN_PICKER_COLUMN_PX = 270
export const PIN_PICKER_COUNT = 60
export const STEP_TRANSITION_MS = 1000
export const LOADING_STEP_MIN_MS = 2500
/** Maximum time to wait for a slow feed (onboard.10). */
export const LOADING_STEP_MAX_MS = 10_000
/** Accounts older than this get no onboarding (onboard.4). Pins picked in onboarding count for 28 days. */
export const ONBOARDING_WINDOW_DAYS = 28
export const PICKED_PINS_DAYS = 28
