import { expect, test } from 'vitest'
import { REPIN_CONFIRMATION } from '../../constants/timings.ts'
import type { Id } from '../../id.ts'
import { en } from '../../text/en.ts'
import { savedOverlay } from './saved-overlay.ts'

const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }
const board = { type: 'board' as const, title: 'Kitchens', url: '/ada/kitchens/', section: null }
const inSection = { type: 'section' as const, title: 'Kitchens', url: '/ada/kitchens/tiles/', section }
const profile = { type: 'profile' as const, title: null, url: '/ada/_saved/', section: null }
const named = (title: string) => ({ ...board, title })

test.each([
  ['a board', board, { name: 'Kitchens' }, '/ada/kitchens/'],
  ['a section', inSection, { name: 'Tiles' }, '/ada/kitchens/tiles/'],
  ['the profile', profile, { key: 'card.savedToProfile' }, '/me/'],
])('save.7 saved to %s', (_, info, text, href) => expect(savedOverlay(info, 950)).toEqual({ text, href }))

test.each([
  [0, { key: 'saved.now' }],
  [949, { key: 'saved.now' }],
  [950, { name: 'Kitchens' }],
  [null, { name: 'Kitchens' }],
])('save.22 %s ms after the save', (savedFor, text) => expect(savedOverlay(board, savedFor).text).toEqual(text))

test('save.7 save.22 the words, and when the repin page confirms', () => {
  expect([en['saved.now'], en['card.savedToProfile'], REPIN_CONFIRMATION]).toEqual(['Saved!', 'Saved to Profile', 3000])
})

test.each([
  [22, 'x'.repeat(22)],
  [23, `${'x'.repeat(22)}…`],
])('save.23 a name of %i letters', (count, name) => {
  expect(savedOverlay(named('x'.repeat(count)), null).text).toEqual({ name })
  const info = { ...inSection, section: { ...section, title: 'x'.repeat(count) } }
  expect(savedOverlay(info, null).text).toEqual({ name })
})
