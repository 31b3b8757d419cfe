import { expect, test } from 'vitest'
import { consentCookie, consentFlags, FULL_CONSENT, NO_CONSENT } from './consent-cookie.ts'

test.each([
  [NO_CONSENT, '-'],
  [FULL_CONSENT, 'amp'],
  [{ ...NO_CONSENT, personalization: true }, 'p'],
  [{ ...FULL_CONSENT, marketing: false }, 'ap'],
])('cookie.2 a visitor who says %o is remembered as %s', (consent, cookie) =>
  expect(consentCookie(consent)).toBe(cookie),
)

test('cookie.2 accepting sends the three flags as true, rejecting as false', () => {
  expect(Object.values(consentFlags(FULL_CONSENT))).toEqual([true, true, true])
  expect(consentFlags(NO_CONSENT)).toEqual({
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
  })
})
