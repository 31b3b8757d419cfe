import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  filterBoardsByName,
  isNewBoardName,
  isSavedToPlace,
  PROFILE_SAVE_PLACE,
  type SavePlace,
  savedInfoForPlace,
} from './save-place.ts'

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const other = { ...board, id: '2' as Id }
const section = { id: '3' as Id, title: 'Tiles & co', slug: 'tiles & co' }
const pin = '9' as Id

test('save.15 saved info names the place and leads to it', () => {
  expect(savedInfoForPlace({ board, section: null }, pin, 'ada')).toEqual({
    local_pin_id: '9',
    board_id: '1',
    title: 'Kitchens',
    type: 'board',
    url: '/ada/kitchens/',
    section: null,
  })
  expect(savedInfoForPlace({ board, section }, pin, 'ada')).toMatchObject({
    type: 'section',
    url: '/ada/kitchens/tiles%20%26%20co/',
    section,
  })
  const secret = { ...board, privacy: 'secret' as const }
  expect(savedInfoForPlace({ board: secret, section: null }, pin, 'ada').is_secret).toBe(true)
  expect(savedInfoForPlace(PROFILE_SAVE_PLACE, pin, 'ada')).toMatchObject({
    type: 'profile',
    title: null,
    url: '/ada/_saved/',
  })
})

test.each<[string, SavePlace | null, SavePlace, boolean]>([
  ['nothing saved', null, { board, section: null }, false],
  ['the same board', { board, section: null }, { board, section: null }, true],
  ['another board', { board, section: null }, { board: other, section: null }, false],
  ['a section of the same board', { board, section: null }, { board, section }, false],
  ['the same section', { board, section }, { board, section }, true],
  ['the profile again', PROFILE_SAVE_PLACE, PROFILE_SAVE_PLACE, true],
  ['a board after the profile', PROFILE_SAVE_PLACE, { board, section: null }, false],
])('save.13 %s', (_, saved, wanted, expected) => {
  expect(isSavedToPlace(saved && savedInfoForPlace(saved, pin, 'ada'), wanted)).toBe(expected)
})

const boards = ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins'].map((name) => ({ name }))

test.each([
  ['', ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins']],
  ['  ', ['Outdoor cafés', 'Cafés', 'Gärten', 'Cabins']],
  ['cafe', ['Cafés', 'Outdoor cafés']],
  ['CAB', ['Cabins']],
  ['garten', ['Gärten']],
  ['gär', ['Gärten']],
  ['zzz', []],
])('save.11 searching %j', (typed, names) => {
  expect(filterBoardsByName(boards, typed).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['', false],
  ['cafés ', false],
  ['Cafe', true],
])('save.11 %j can become a new board: %s', (typed, expected) => {
  expect(isNewBoardName(boards, typed)).toBe(expected)
})
