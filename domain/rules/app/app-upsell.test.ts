import { expect, test } from 'vitest'
import { mayShowAppUpsell, parseMobilePlatform, selectStoreId } from './app-upsell.ts'

const DAY = 86_400_000
const NOW = 100 * DAY
const phone = { system: 'android', isOldAndroid: false } as const
const fine = {
  platform: phone,
  isInstalled: false,
  isBot: false,
  canOpen: true,
  shownAt: undefined,
  joinedAt: undefined,
  now: NOW,
  upsellDays: 14,
  minAccountDays: 1,
}

test.each([
  ['a visitor', {}, true],
  ['on a desktop', { platform: undefined }, false],
  ['in the installed app', { isInstalled: true }, false],
  ['a bot', { isBot: true }, false],
  ['where Open leads nowhere', { canOpen: false }, false],
  ['13 days after the last', { shownAt: NOW - 13 * DAY }, false],
  ['a moment before 14 days', { shownAt: NOW - 14 * DAY + 1 }, false],
  ['14 days after the last', { shownAt: NOW - 14 * DAY }, true],
  ['3 days after the last, where the setting is 3', { shownAt: NOW - 3 * DAY, upsellDays: 3 }, true],
  ['less than a day after sign-up', { joinedAt: NOW - DAY + 1 }, false],
  ['a day after sign-up', { joinedAt: NOW - DAY }, true],
  ['a day after sign-up, where the gate is 7', { joinedAt: NOW - DAY, minAccountDays: 7 }, false],
])('app.2 app.6 the upsell for %s', (_, given, isShown) =>
  expect(mayShowAppUpsell({ ...fine, ...given })).toBe(isShown),
)

test.each([
  ['Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5) Chrome/106', { system: 'android', isOldAndroid: true }],
  ['Mozilla/5.0 (Linux; Android 7.0; SM-G930V) Chrome/119', { system: 'android', isOldAndroid: false }],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140', { system: 'android', isOldAndroid: false }],
  ['Mozilla/5.0 (Android; Mobile; rv:140.0) Gecko/140.0', { system: 'android', isOldAndroid: false }],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', { system: 'ios', isOldAndroid: false }],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', undefined],
])('app.2 the platform of %s', (userAgent, platform) => expect(parseMobilePlatform(userAgent)).toEqual(platform))

const ids = { android: 'test.bowerbird', ios: '12345' }
test.each([
  [phone, ids, 'test.bowerbird'],
  [{ system: 'ios', isOldAndroid: false } as const, ids, '12345'],
  [{ system: 'android', isOldAndroid: true } as const, ids, undefined],
  [phone, { ...ids, android: undefined }, undefined],
])('app.7 the store id for %j', (platform, given, id) => expect(selectStoreId(given, platform)).toBe(id))
