import { expect, test } from 'vitest'
import { isTold } from './notification-kinds.ts'

const none = { page: {}, email: {} }

test('news.1 everything is told until someone says no, by kind and by channel', () => {
  expect(isTold('pin_saved', 'page', none)).toBe(true)
  expect(isTold('pin_saved', 'email', none)).toBe(true)
  const noSaves = { page: { saves: false }, email: {} }
  expect(isTold('pin_saved', 'page', noSaves)).toBe(false)
  expect(isTold('pin_saved', 'email', noSaves)).toBe(true)
  expect(isTold('user_followed', 'page', noSaves)).toBe(true)
  expect(isTold('board_joined', 'email', { page: {}, email: { invites: false } })).toBe(false)
})

test('news.1 what concerns one’s own content is always told on the page, and not mailed', () => {
  const nothing = { page: { saves: false, follows: false }, email: {} }
  expect(isTold('board_deleted', 'page', nothing)).toBe(true)
  expect(isTold('report_decided', 'email', none)).toBe(false)
})
