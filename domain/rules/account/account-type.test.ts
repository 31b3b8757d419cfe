import { expect, test } from 'vitest'
import { hasNotificationSettings, isPartnerAccountType, parseAccountType } from './account-type.ts'

test.each([
  ['person', 'person', false],
  ['other', 'other', true],
  ['retailer', 'retailer', true],
])('%s is a kind of account; a partner: %s', (sent, known, partner) => {
  expect(parseAccountType(sent)).toBe(known)
  expect(isPartnerAccountType(sent)).toBe(partner)
})

test.each(['', 'king', 'toString'])('%j is no kind of account', (sent) => expect(parseAccountType(sent)).toBeNull())

test.each([
  ['2026-03-01', 'control', true],
  ['2026-02-28', 'control', false],
  ['2026-02-28', 'enabled', true],
])('route.37 on %s in the group %s: %s', (today, group, open) => {
  const viewer = { experiments: { settings_notifications: group } }
  expect(hasNotificationSettings(viewer, new Date(today), new Date('2026-03-01'))).toBe(open)
})
