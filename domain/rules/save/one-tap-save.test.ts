import { expect, test } from 'vitest'
import { nextSaveState, type SaveHappening, type SaveState } from './one-tap-save.ts'

test.each<[SaveState, SaveHappening, SaveState]>([
  ['unsaved', 'tapped', 'saving'],
  ['saving', 'tapped', 'saving'],
  ['saved', 'tapped', 'deleting'],
  ['deleting', 'tapped', 'deleting'],
])('save.1 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveHappening, SaveState]>([
  ['saving', 'succeeded', 'saved'],
  ['saving', 'failed', 'unsaved'],
])('save.2 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveHappening, SaveState]>([
  ['deleting', 'succeeded', 'unsaved'],
  ['deleting', 'failed', 'saved'],
])('save.3 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveHappening]>([
  ['unsaved', 'succeeded'],
  ['unsaved', 'failed'],
  ['saved', 'succeeded'],
  ['saved', 'failed'],
])('save.1 an answer that nobody waits for changes nothing: %s, %s', (state, happening) => {
  expect(nextSaveState(state, happening)).toBe(state)
})
