import { expect, test } from 'vitest'
import {
  APP_PLACEMENTS,
  completionUrl,
  dismissalUrl,
  HOME_REFRESH_PLACEMENTS,
  isViewedOnMount,
  refreshesAllOnView,
} from './special-experiences.ts'

const placed = (experience_id: number, display_data: unknown = {}, placement_id = 1) => ({
  experience_id,
  placement_id,
  display_data,
})

test('exp.13 500500 is viewed on mount, placement 1000162 refreshes all, and home refreshes three placements', () => {
  expect([500500, 500501].map((id) => isViewedOnMount(placed(id)))).toEqual([true, false])
  expect([1000162, 1000163].map((id) => refreshesAllOnView(placed(1, {}, id)))).toEqual([true, false])
  expect(HOME_REFRESH_PLACEMENTS).toEqual([11, 1000541, 1000503])
  expect(APP_PLACEMENTS).toEqual([11, 1000162, 1000421])
})

test.each([
  [{}, null],
  [null, null],
  [{ onCompleteRedirectUrl: '/ideas/' }, '/ideas/'],
  [{ completeButton: { text: 'Go', url: 'https://shop.example/' } }, 'https://shop.example/'],
  [{ complete_button_cta_url: '/a/' }, '/a/'],
  [{ button_uri: '/b/' }, '/b/'],
  [{ onCompleteRedirectUrl: '/first/', button_uri: '/second/' }, '/first/'],
  [{ onCompleteRedirectUrl: 'javascript:alert(1)' }, null],
  [{ onCompleteRedirectUrl: '//elsewhere.example/' }, null],
  [{ onCompleteRedirectUrl: 7 }, null],
])('exp.37 completing one with %j leads to %j', (display_data, url) => {
  expect(completionUrl(placed(1, display_data))).toBe(url)
})

test('exp.13 exp.37 completing 507054 leads nowhere, and 503755 always to /business/convert/', () => {
  const url = { onCompleteRedirectUrl: '/ideas/' }
  expect(completionUrl(placed(507054, url))).toBeNull()
  expect([completionUrl(placed(503755, url)), completionUrl(placed(503755))]).toEqual([
    '/business/convert/',
    '/business/convert/',
  ])
})

test('exp.37 dismissing leads to its own URL', () => {
  expect(dismissalUrl(placed(1, { onDismissRedirectUrl: '/bye/', onCompleteRedirectUrl: '/ideas/' }))).toBe('/bye/')
  expect(dismissalUrl(placed(1, { onCompleteRedirectUrl: '/ideas/' }))).toBeNull()
})
