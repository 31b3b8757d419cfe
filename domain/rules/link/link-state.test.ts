import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { GIFT_GUIDE, linkState, readLinkState } from './link-state.ts'

const pin = { id: '7' as Id, tracking_params: null }
const board = { id: '3' as Id, layout: 'default' }

test.each([
  ['nothing', pin, null, undefined],
  ['tracking', { ...pin, tracking_params: 'abc' }, null, { pin_id: '7', tracking_params: 'abc' }],
  ['a board', pin, board, { pin_id: '7', board_id: '3' }],
  ['a gift guide', pin, { ...board, layout: GIFT_GUIDE }, { pin_id: '7', board_id: '3', from_gift_guide_board: true }],
])('route.21 a pin link carries %s', (_, of, around, state) => expect(linkState(of, around)).toEqual(state))

test.each([undefined, null, 'x', { pin_id: '8', board_id: '3' }])(
  'route.45 of what is not its own nothing is read: %o',
  (stored) => expect(readLinkState(stored, '7')).toBeUndefined(),
)

test('route.45 what has another form is left out', () =>
  expect(readLinkState({ pin_id: '7', board_id: 3, tracking_params: 'abc', more: 1 }, '7')).toEqual({
    pin_id: '7',
    tracking_params: 'abc',
  }))
