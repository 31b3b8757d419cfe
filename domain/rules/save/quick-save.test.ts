import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { mayQuickSave, tapOnSave } from './quick-save.ts'

const me = { is_auth: true, id: '1' as Id, board_count: 4, save_behavior: 0 }

test.each<[string, typeof me, string | null, boolean]>([
  ['with 4 boards', me, null, true],
  ['with 5 boards', { ...me, board_count: 5 }, null, false],
  ['with none', { ...me, board_count: 0 }, null, true],
  ['on the own profile', me, '1', true],
  ['on the profile of someone else', me, '2', false],
  ['signed out', { ...me, is_auth: false }, null, false],
])('save.19 %s', (_, viewer, profileOf, may) => expect(mayQuickSave(viewer, profileOf as Id | null)).toBe(may))

test.each<[number, number, ReturnType<typeof tapOnSave>]>([
  [0, 4, 'profile'],
  [1, 4, 'picker'],
  [0, 5, 'picker'],
  [1, 5, 'picker'],
])('save.12 save_behavior %i with %i boards: %s', (save_behavior, board_count, does) => {
  expect(tapOnSave({ ...me, save_behavior, board_count })).toBe(does)
})

test.each<[number, Parameters<typeof tapOnSave>[1], ReturnType<typeof tapOnSave>]>([
  [0, { hasBoard: true }, 'board'],
  [0, { hasBoard: true, profileOf: '2' as Id }, 'board'],
  [1, { hasBoard: true }, 'picker'],
  [0, { profileOf: '1' as Id }, 'profile'],
  [0, { profileOf: '2' as Id }, 'picker'],
])('save.12 save.19 save_behavior %i with %j: %s', (save_behavior, tap, does) => {
  expect(tapOnSave({ ...me, save_behavior }, tap)).toBe(does)
})
