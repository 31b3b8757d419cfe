import {
  BUSINESS_USE_CASE,
  ONBOARDING_DAYS,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from '../../constants/onboarding.ts'

const DAY = 24 * 3600_000

type Newcomer = { isBot: boolean; isPartner: boolean; isStaff: boolean }

/** D72. Not for bots, nor for those who sign up for a business or to run the house. */
export const beginsOnboarding = ({ isBot, isPartner, isStaff }: Newcomer): boolean => !isBot && !isPartner && !isStaff

/** What comes after a step; null when that was the last. */
export function stepAfter(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null
}

/** onboard.11. The steps that someone has: without the last where nothing can be installed. */
export const stepsWith = (canInstall: boolean): readonly OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => canInstall || step !== 'app_install')

/** Whether nothing comes after a step for someone. */
export function isLastStep(step: OnboardingStep, canInstall: boolean): boolean {
  const after = stepAfter(step)
  return after === null || !stepsWith(canInstall).includes(after)
}

type Kept = { step: string | null; createdAt: Date; isBot: boolean; isPartner: boolean }

/** The step at which someone goes on, on whatever device; none for bots, businesses and accounts that are not new any more. */
export function openStep({ step, createdAt, isBot, isPartner }: Kept, now: Date): OnboardingStep | null {
  if (isBot || isPartner || now.getTime() - createdAt.getTime() > ONBOARDING_DAYS * DAY) return null
  return ONBOARDING_STEPS.find((one) => one === step) ?? null
}

/** onboard.8. Where it leads at the end: home, or to a business account for who comes for one. */
export const endsAt = (useCases: readonly string[]): string =>
  useCases.includes(BUSINESS_USE_CASE) ? '/business/convert/' : '/'
