import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { savedEvent } from './saved-event.ts'

const id = (text: string) => text as Id
const save = { pinId: id('1'), newPinId: id('2'), boardId: id('3'), fromBoardId: id('4'), suggestedBoards: [id('5')] }

test('save.5 save.18 a save to a board', () => {
  expect(savedEvent(save, false)).toEqual({
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
  const { aux_data } = savedEvent({ ...save, boardId: null }, false)
  expect(aux_data).toMatchObject({ destination_board_id: null, is_profile_save: true })
})

test('save.5 what was there already was not saved again', () => {
  expect(savedEvent(save, true).event_data.did_repin).toBe(false)
})
