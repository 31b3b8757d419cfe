import { expect, test } from 'vitest'
import { isNotificationWanted } from './notification-kinds.ts'

const none = { page: {}, email: {} }

test('news.1 everything is told until someone says no, by kind and by channel', () => {
  expect(isNotificationWanted('pin_saved', 'page', none)).toBe(true)
  expect(isNotificationWanted('pin_saved', 'email', none)).toBe(true)
  const noSaves = { page: { saves: false }, email: {} }
  expect(isNotificationWanted('pin_saved', 'page', noSaves)).toBe(false)
  expect(isNotificationWanted('pin_saved', 'email', noSaves)).toBe(true)
  expect(isNotificationWanted('user_followed', 'page', noSaves)).toBe(true)
  expect(isNotificationWanted('board_joined', 'email', { page: {}, email: { invites: false } })).toBe(false)
})

test('news.1 what concerns one’s own content is always told on the page, and not mailed', () => {
  const nothing = { page: { saves: false, follows: false }, email: {} }
  expect(isNotificationWanted('board_deleted', 'page', nothing)).toBe(true)
  expect(isNotificationWanted('report_decided', 'email', none)).toBe(false)
})
