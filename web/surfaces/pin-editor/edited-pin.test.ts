import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PROFILE_SAVE_PLACE, type SavePlace } from '#domain/rules/save/save-place.ts'
import { type EditedPin, toPinChanges } from './edited-pin.ts'

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }
const before: EditedPin = {
  title: 'Blue tiles',
  description: 'Found in Porto',
  link: 'https://example.com/',
  alt_text: '',
  note: '',
  isTalkedAbout: true,
  isReactedTo: true,
  place: { board, section: null },
}

test.each<[string, Partial<EditedPin>, object]>([
  ['nothing', {}, {}],
  ['only white space', { title: ' Blue tiles ' }, {}],
  ['a title', { title: 'Green tiles ' }, { title: 'Green tiles' }],
  ['a link taken away', { link: '' }, { link: '' }],
  ['comments turned off', { isTalkedAbout: false }, { is_comments_allowed: false }],
  ['reactions turned off', { isReactedTo: false }, { reactions_disabled: true }],
  ['two things', { note: 'ask Ana', alt_text: 'Tiles' }, { note: 'ask Ana', alt_text: 'Tiles' }],
])('only changed values are sent: %s', (_, change, changes) => {
  expect(toPinChanges(before, { ...before, ...change })).toEqual(changes)
})

test.each<[string, SavePlace, SavePlace, object]>([
  ['into a section', before.place, { board, section }, { board_section_id: '3' }],
  ['out of a section', { board, section }, { board, section: null }, { board_section_id: null }],
  ['to the profile', { board, section }, PROFILE_SAVE_PLACE, { board_id: null, board_section_id: null }],
  ['to a board', PROFILE_SAVE_PLACE, { board, section }, { board_id: '1', board_section_id: '3' }],
])('a pin is moved %s', (_, from, to, changes) => {
  expect(toPinChanges({ ...before, place: from }, { ...before, place: to })).toEqual(changes)
})
