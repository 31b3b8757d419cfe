import { expect, test } from 'vitest'
import { GENDERS, ONBOARDING_STEPS, USE_CASES } from '../../constants/onboarding.ts'
import { SEED_INTERESTS } from '../../interests/interests.ts'
import {
  availableOnboardingSteps,
  currentOnboardingStep,
  isLastOnboardingStep,
  needsOnboarding,
  nextOnboardingStep,
  onboardingEndPath,
  topicsForUseCases,
} from './onboarding-step.ts'

const STEPS = ['gender', 'country_locale', 'interest_picker', 'use_case', 'pin_picker', 'loading', 'app_install']

test('onboard.1 onboard.2 the steps come in their order and end; three genders can be chosen', () => {
  expect(ONBOARDING_STEPS).toEqual(STEPS)
  expect(ONBOARDING_STEPS.map(nextOnboardingStep)).toEqual([...STEPS.slice(1), null])
  expect(GENDERS).toEqual(['female', 'male', 'unspecified'])
})

test('onboard.10 onboard.11 where nothing can be installed, loading is the last step', () => {
  expect(ONBOARDING_STEPS.filter((step) => isLastOnboardingStep(step, true))).toEqual(['app_install'])
  expect(ONBOARDING_STEPS.filter((step) => isLastOnboardingStep(step, false))).toEqual(['loading', 'app_install'])
})

test('onboard.11 where nothing can be installed, one step less is counted', () => {
  expect(availableOnboardingSteps(true)).toEqual(ONBOARDING_STEPS)
  expect(availableOnboardingSteps(false)).toEqual(ONBOARDING_STEPS.slice(0, -1))
})

const newcomer = { isBot: false, isPartner: false, isStaff: false }
test.each([
  [newcomer, true],
  [{ ...newcomer, isBot: true }, false],
  [{ ...newcomer, isPartner: true }, false],
  [{ ...newcomer, isStaff: true }, false],
])('onboard.4 %j begins: %s', (who, begins) => expect(needsOnboarding(who)).toBe(begins))

const now = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const kept = { step: 'use_case', createdAt: daysAgo(1), isBot: false, isPartner: false }
test.each([
  ['a new account goes on where it was', kept, 'use_case'],
  ['one of 28 days too', { ...kept, createdAt: daysAgo(28) }, 'use_case'],
  ['an older one never does', { ...kept, createdAt: daysAgo(28.1) }, null],
  ['once ended it never returns', { ...kept, step: null }, null],
  ['bots never get it', { ...kept, isBot: true }, null],
  ['businesses never get it', { ...kept, isPartner: true }, null],
  ['an unknown step is none', { ...kept, step: 'dance' }, null],
])('onboard.4 %s', (_, one, step) => expect(currentOnboardingStep(one, now)).toBe(step))

test('onboard.8 who comes for their business is led to a business account, everyone else to home', () => {
  expect([onboardingEndPath(['cook', 'for_my_business']), onboardingEndPath(['cook']), onboardingEndPath([])]).toEqual([
    '/business/convert/',
    '/',
    '/',
  ])
})

test('onboard.8 every topic that a use case brings is one of the tree; ideas and things nobody knows bring none', () => {
  const known = new Set(SEED_INTERESTS.map(({ url_name }) => url_name))
  expect(topicsForUseCases(USE_CASES).topics.filter((one) => !known.has(one))).toEqual([])
  expect(topicsForUseCases(['cook', 'decorate']).topics).toEqual(['food-and-drink', 'home-decor'])
  expect(topicsForUseCases(['find_ideas', 'dance'])).toEqual({ topics: [], hasProducts: false })
  expect(topicsForUseCases(['shop']).hasProducts).toBe(true)
})
