import { expect, test } from 'vitest'
import { hasNotificationSettings } from './notification-settings.ts'

test.each([
  ['2026-03-01', 'control', true],
  ['2026-02-28', 'control', false],
  ['2026-02-28', 'enabled', true],
])('route.37 on %s in the group %s: %s', (today, group, open) => {
  const viewer = { experiments: { settings_notifications: group } }
  expect(hasNotificationSettings(viewer, new Date(today), new Date('2026-03-01'))).toBe(open)
})
