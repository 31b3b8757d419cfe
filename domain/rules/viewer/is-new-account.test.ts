import { expect, test } from 'vitest'
import { isEligibleForImageOnlyGrid, isNewAccount } from './is-new-account.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

test.each([
  [0, false, true],
  [27, false, true],
  [29, false, false],
  [1, true, false],
])('viewer.7 joined or back %i days ago, a bot: %s, is new: %s', (days, is_bot, isNew) =>
  expect(isNewAccount({ since: daysAgo(days), is_bot }, now)).toBe(isNew),
)

test('viewer.7 who never came back is not recently resurrected', () =>
  expect(isNewAccount({ since: null, is_bot: false }, now)).toBe(false))

test.each([
  [1, false, false, true, true],
  [1, false, false, false, false],
  [1, true, false, true, false],
  [1, false, true, true, false],
  [40, false, false, true, false],
])('account of %i days, partner %s, bot %s, experiment %s: image-only grid %s', (days, is_partner, is_bot, on, grid) =>
  expect(isEligibleForImageOnlyGrid({ created_at: daysAgo(days), is_partner, is_bot }, on, now)).toBe(grid),
)
