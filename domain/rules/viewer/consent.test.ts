import { expect, test } from 'vitest'
import { FULL_CONSENT, mayStoreData, NO_CONSENT, toConsentColumns, toConsentCookie } from './consent.ts'

test.each([
  [NO_CONSENT, '-'],
  [FULL_CONSENT, 'amp'],
  [{ ...NO_CONSENT, personalization: true }, 'p'],
  [{ ...FULL_CONSENT, marketing: false }, 'ap'],
])('cookie.2 a visitor who says %o is remembered as %s', (consent, cookie) =>
  expect(toConsentCookie(consent)).toBe(cookie),
)

test('cookie.2 accepting sends the three flags as true, rejecting as false', () => {
  expect(Object.values(toConsentColumns(FULL_CONSENT))).toEqual([true, true, true])
  expect(toConsentColumns(NO_CONSENT)).toEqual({
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
  })
})

const no = { analytics: false, marketing: false, personalization: false }

test.each([
  ['session', null, true],
  ['guest_saves', no, true],
  ['pin_day_counts', null, true],
  ['events', null, false],
  ['events', no, false],
  ['events', { ...no, analytics: true }, true],
  ['events', { ...no, marketing: true, personalization: true }, false],
  ['recent_searches', { ...no, personalization: true }, true],
  ['recent_searches', { ...no, analytics: true }, false],
  ['conversion_tag', { ...no, marketing: true }, true],
  ['conversion_tag', no, false],
] as const)('%s with consent %j may be kept: %s', (kind, consent, may) => expect(mayStoreData(kind, consent)).toBe(may))
