import { expect, test } from 'vitest'
import { USE_CASES } from '../../constants/onboarding.ts'
import { INTERESTS } from '../../interests/interests.ts'
import { useCaseTopics } from './use-case-topics.ts'

test('onboard.8 every topic that a use case brings is one of the tree; ideas and things nobody knows bring none', () => {
  const known = new Set(INTERESTS.map(({ url_name }) => url_name))
  expect(useCaseTopics(USE_CASES).topics.filter((one) => !known.has(one))).toEqual([])
  expect(useCaseTopics(['cook', 'decorate']).topics).toEqual(['food-and-drink', 'home-decor'])
  expect(useCaseTopics(['find_ideas', 'dance'])).toEqual({ topics: [], hasProducts: false })
  expect(useCaseTopics(['shop']).hasProducts).toBe(true)
})
