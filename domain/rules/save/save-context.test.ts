import { expect, test } from 'vitest'
import { contextOfLink, contextOfTap } from './save-context.ts'

test.each([
  ['isOneTap=true&location=home', { is_one_tap: true, location: 'home' }],
  ['isOneTap=yes', { is_one_tap: false, location: null }],
  ['', { is_one_tap: false, location: null }],
])('route.26 the link ?%s says %j', (query, context) => {
  expect(contextOfLink(new URLSearchParams(query))).toEqual(context)
})

test.each([
  [false, { is_one_tap: true, location: 'closeup', use_case_id: 'u7' }],
  [true, { is_one_tap: true, location: 'closeup' }],
])('route.35 with the use case in the address, on a desktop %s: %j', (isDesktop, context) => {
  const query = new URLSearchParams('useCaseId=u7')
  expect(contextOfTap({ location: 'closeup', query, isDesktop })).toEqual(context)
})

test('onboard.8 what someone said they come for goes out with one-tap saves on phones; an address that says otherwise wins', () => {
  const tap = { location: 'closeup', query: new URLSearchParams(), isDesktop: false, useCase: 'cook' }
  expect(contextOfTap(tap).use_case_id).toBe('cook')
  expect(contextOfTap({ ...tap, isDesktop: true }).use_case_id).toBeUndefined()
  expect(contextOfTap({ ...tap, query: new URLSearchParams('useCaseId=u7') }).use_case_id).toBe('u7')
})
