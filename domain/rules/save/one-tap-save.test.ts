import { expect, test } from 'vitest'
import { REPIN_CONFIRMATION_MS } from '../../constants/timings.ts'
import type { Id } from '../../id.ts'
import { en } from '../../text/en.ts'
import { nextSaveState, type SaveEvent, type SaveState, toSavedOverlay } from './one-tap-save.ts'

test.each<[SaveState, SaveEvent, SaveState]>([
  ['unsaved', 'tapped', 'saving'],
  ['saving', 'tapped', 'saving'],
  ['saved', 'tapped', 'deleting'],
  ['deleting', 'tapped', 'deleting'],
])('save.1 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveEvent, SaveState]>([
  ['saving', 'succeeded', 'saved'],
  ['saving', 'failed', 'unsaved'],
])('save.2 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveEvent, SaveState]>([
  ['deleting', 'succeeded', 'unsaved'],
  ['deleting', 'failed', 'saved'],
])('save.3 %s, %s: %s', (state, happening, next) => {
  expect(nextSaveState(state, happening)).toBe(next)
})

test.each<[SaveState, SaveEvent]>([
  ['unsaved', 'succeeded'],
  ['unsaved', 'failed'],
  ['saved', 'succeeded'],
  ['saved', 'failed'],
])('save.1 an answer that nobody waits for changes nothing: %s, %s', (state, happening) => {
  expect(nextSaveState(state, happening)).toBe(state)
})

const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }
const board = { type: 'board' as const, title: 'Kitchens', url: '/ada/kitchens/', section: null }
const inSection = { type: 'section' as const, title: 'Kitchens', url: '/ada/kitchens/tiles/', section }
const profile = { type: 'profile' as const, title: null, url: '/ada/_saved/', section: null }
const named = (title: string) => ({ ...board, title })

test.each([
  ['a board', board, { name: 'Kitchens' }, '/ada/kitchens/'],
  ['a section', inSection, { name: 'Tiles' }, '/ada/kitchens/tiles/'],
  ['the profile', profile, { key: 'card.savedToProfile' }, '/me/'],
])('save.7 saved to %s', (_, info, text, href) => expect(toSavedOverlay(info, 950)).toEqual({ text, href }))

test.each([
  [0, { key: 'saved.now' }],
  [949, { key: 'saved.now' }],
  [950, { name: 'Kitchens' }],
  [null, { name: 'Kitchens' }],
])('save.22 %s ms after the save', (savedFor, text) => expect(toSavedOverlay(board, savedFor).text).toEqual(text))

test('save.7 save.22 the words, and when the repin page confirms', () => {
  expect([en['saved.now'], en['card.savedToProfile'], REPIN_CONFIRMATION_MS]).toEqual([
    'Saved!',
    'Saved to Profile',
    3000,
  ])
})

test.each([
  [22, 'x'.repeat(22)],
  [23, `${'x'.repeat(22)}…`],
])('save.23 a name of %i letters', (count, name) => {
  expect(toSavedOverlay(named('x'.repeat(count)), null).text).toEqual({ name })
  const info = { ...inSection, section: { ...section, title: 'x'.repeat(count) } }
  expect(toSavedOverlay(info, null).text).toEqual({ name })
})
