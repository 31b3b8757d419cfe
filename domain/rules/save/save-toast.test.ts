import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { PROFILE, type SavePlace } from './save-place.ts'
import { type SaveToast, saveToast } from './save-toast.ts'

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }

test.each<[string, SavePlace, SaveToast['text']]>([
  ['profile', PROFILE, { key: 'card.savedToProfile' }],
  ['board', { board, section: null }, { key: 'card.savedTo', board: 'Kitchens' }],
  ['section', { board, section }, { key: 'save.savedToSection', section: 'Tiles', board: 'Kitchens' }],
])('save.6 saved to a %s, for 5000 ms', (_, place, text) => {
  expect(saveToast(place, false)).toMatchObject({ text, duration: 5000 })
})

test.each<[string, SavePlace, boolean, SaveToast['button']]>([
  ['profile, new', PROFILE, true, 'change'],
  ['profile, older', PROFILE, false, 'change'],
  ['board, new', { board, section: null }, true, 'organize'],
  ['board, older', { board, section: null }, false, 'change'],
  ['section, new', { board, section }, true, 'organize'],
  ['section, older', { board, section }, false, 'change'],
])('save.6 save.17 the button: %s', (_, place, isNew, button) => {
  expect(saveToast(place, isNew).button).toBe(button)
})
