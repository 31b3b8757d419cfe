import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  changeSavePath,
  oneTapSaveContext,
  parseSaveContext,
  repinPath,
  type SaveToast,
  toSavedEvent,
  toSaveToast,
} from './save-pin.ts'
import { PROFILE_SAVE_PLACE, type SavePlace } from './save-place.ts'

const saved = { local_pin_id: '2' as Id, board_id: '3' as Id }

test('save.6 the repin page and its variant from a toast', () => {
  expect(repinPath('1' as Id)).toBe('/pin/1/repin/')
  expect(changeSavePath(saved, '1' as Id)).toBe(
    '/pin/2/repin/?isEditingPin=true&pinBoardId=3&isFromToast=true&originalPinId=1',
  )
})

test('save.6 a pin on the profile has no board to name', () => {
  expect(changeSavePath({ ...saved, board_id: null }, '1' as Id)).toBe(
    '/pin/2/repin/?isEditingPin=true&isFromToast=true&originalPinId=1',
  )
})

test.each([
  ['isOneTap=true&location=home', { is_one_tap: true, location: 'home' }],
  ['isOneTap=yes', { is_one_tap: false, location: null }],
  ['', { is_one_tap: false, location: null }],
])('route.26 the link ?%s says %j', (query, context) => {
  expect(parseSaveContext(new URLSearchParams(query))).toEqual(context)
})

test.each([
  [false, { is_one_tap: true, location: 'closeup', use_case_id: 'u7' }],
  [true, { is_one_tap: true, location: 'closeup' }],
])('route.35 with the use case in the address, on a desktop %s: %j', (isDesktop, context) => {
  const query = new URLSearchParams('useCaseId=u7')
  expect(oneTapSaveContext({ location: 'closeup', query, isDesktop })).toEqual(context)
})

test('onboard.8 what someone said they come for goes out with one-tap saves on phones; an address that says otherwise wins', () => {
  const tap = { location: 'closeup', query: new URLSearchParams(), isDesktop: false, useCase: 'cook' }
  expect(oneTapSaveContext(tap).use_case_id).toBe('cook')
  expect(oneTapSaveContext({ ...tap, isDesktop: true }).use_case_id).toBeUndefined()
  expect(oneTapSaveContext({ ...tap, query: new URLSearchParams('useCaseId=u7') }).use_case_id).toBe('u7')
})

const id = (text: string) => text as Id
const save = { pinId: id('1'), newPinId: id('2'), boardId: id('3'), fromBoardId: id('4'), suggestedBoards: [id('5')] }

test('save.5 save.18 a save to a board', () => {
  expect(toSavedEvent(save, false)).toEqual({
    event_data: { pin_id: '1', new_pin_id: '2', did_repin: true },
    aux_data: {
      board_id: '4',
      destination_board_id: '3',
      is_profile_save: false,
      pin_id: '1',
      suggested_boards: ['5'],
    },
  })
})

test('save.18 a save to the profile', () => {
  const { aux_data } = toSavedEvent({ ...save, boardId: null }, false)
  expect(aux_data).toMatchObject({ destination_board_id: null, is_profile_save: true })
})

test('save.5 what was there already was not saved again', () => {
  expect(toSavedEvent(save, true).event_data.did_repin).toBe(false)
})

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }

test.each<[string, SavePlace, SaveToast['text']]>([
  ['profile', PROFILE_SAVE_PLACE, { key: 'card.savedToProfile' }],
  ['board', { board, section: null }, { key: 'card.savedTo', board: 'Kitchens' }],
  ['section', { board, section }, { key: 'save.savedToSection', section: 'Tiles', board: 'Kitchens' }],
])('save.6 saved to a %s, for 5000 ms', (_, place, text) => {
  expect(toSaveToast(place, false)).toMatchObject({ text, duration: 5000 })
})

test('fmt.7 save.6 names of 33 characters are whole in the toast, of 34 they end in an ellipsis', () => {
  const named = (length: number) => ({
    board: { ...board, name: 'b'.repeat(length) },
    section: { ...section, title: 's'.repeat(length) },
  })
  const names = (length: number) => ({ board: 'b'.repeat(length), section: 's'.repeat(length) })
  expect(toSaveToast(named(33), false).text).toMatchObject(names(33))
  const cut = { board: `${names(33).board}…`, section: `${names(33).section}…` }
  expect(toSaveToast(named(34), false).text).toMatchObject(cut)
  expect(toSaveToast({ ...named(34), section: null }, false).text).toMatchObject({ board: cut.board })
})

test.each<[string, SavePlace, boolean, SaveToast['button']]>([
  ['profile, new', PROFILE_SAVE_PLACE, true, 'change'],
  ['profile, older', PROFILE_SAVE_PLACE, false, 'change'],
  ['board, new', { board, section: null }, true, 'organize'],
  ['board, older', { board, section: null }, false, 'change'],
  ['section, new', { board, section }, true, 'organize'],
  ['section, older', { board, section }, false, 'change'],
])('save.6 save.17 the button: %s', (_, place, isNew, button) => {
  expect(toSaveToast(place, isNew).button).toBe(button)
})
