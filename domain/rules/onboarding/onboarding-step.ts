import {
  BUSINESS_USE_CASE,
  ONBOARDING_STEPS,
  ONBOARDING_WINDOW_DAYS,
  type OnboardingStep,
  type UseCase,
} from '../../constants/onboarding.ts'

const DAY = 24 * 3600_000

type Newcomer = { isBot: boolean; isPartner: boolean; isStaff: boolean }

/** Bots get no onboarding, nor do people who sign up for a business or to run the instance. */
export const needsOnboarding = ({ isBot, isPartner, isStaff }: Newcomer): boolean => !isBot && !isPartner && !isStaff

/** The following step; null after the last one. */
export function nextOnboardingStep(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null
}

/** The steps of a person: without the last one where no app can be installed (onboard.11). */
export const availableOnboardingSteps = (canInstall: boolean): readonly OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => canInstall || step !== 'app_install')

/** Whether this is the person's last step. */
export function isLastOnboardingStep(step: OnboardingStep, canInstall: boolean): boolean {
  const after = nextOnboardingStep(step)
  return after === null || !availableOnboardingSteps(canInstall).includes(after)
}

type OnboardingState = { step: string | null; createdAt: Date; isBot: boolean; isPartner: boolean }

/**
 * The step at which a person continues, on any device; null for bots, businesses and accounts that are no longer new.
 */
export function currentOnboardingStep(
  { step, createdAt, isBot, isPartner }: OnboardingState,
  now: Date,
): OnboardingStep | null {
  if (isBot || isPartner || now.getTime() - createdAt.getTime() > ONBOARDING_WINDOW_DAYS * DAY) return null
  return ONBOARDING_STEPS.find((one) => one === step) ?? null
}

/** The path after onboarding: home, or the business conversion for people who came for one (onboard.8). */
export const onboardingEndPath = (useCases: readonly string[]): string =>
  useCases.includes(BUSINESS_USE_CASE) ? '/business/convert/' : '/'

/** Topics that each use case adds to the home feed, by URL name. */
const TOPICS: Record<UseCase, readonly string[]> = {
  find_ideas: [],
  plan_a_project: ['diy-and-crafts', 'home-repair', 'garden-design', 'color-palettes'],
  decorate: ['home-decor'],
  cook: ['food-and-drink'],
  style: ['fashion', 'beauty'],
  make_things: ['diy-and-crafts', 'art'],
  shop: [],
  for_my_business: ['logos-and-branding', 'packaging', 'product-styling'],
}

/** Topics for a person's use cases, and whether their feed includes products (onboard.8). */
export function topicsForUseCases(useCases: readonly string[]): { topics: string[]; hasProducts: boolean } {
  const known = useCases.filter((one): one is UseCase => one in TOPICS)
  return { topics: [...new Set(known.flatMap((one) => TOPICS[one]))], hasProducts: known.includes('shop') }
}
