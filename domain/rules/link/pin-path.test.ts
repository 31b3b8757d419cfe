import { describe, expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { GIFT_GUIDE_LAYOUT } from '../board/gift-guide.ts'
import {
  opensPinInNewTab,
  parsePinLinkHistoryState,
  parsePinSegment,
  parseQueryView,
  pinLinkHistoryState,
  pinPath,
} from './pin-path.ts'

describe('pin path', () => {
  const pin = { id: '1234567890123456789' as Id, seo_url: '/pin/blue-feathers--1234567890123456789/' }

  test.each([
    [true, '/pin/1234567890123456789/'],
    [false, '/pin/blue-feathers--1234567890123456789/'],
  ])('route.2 signed in %s: the link is %s', (isSignedIn, path) => expect(pinPath(pin, isSignedIn)).toBe(path))

  test.each([
    ['blue-feathers--12', '12'],
    ['12', '12'],
    ['a--b--12', '12'],
    ['create', null],
    ['blue--feathers', null],
    ['12--', null],
  ])('route.1 route.24 the id in %s is %s', (segment, id) => expect(parsePinSegment(segment)).toBe(id))
})

test.each([
  ['view_type=494', true],
  ['view_type=606', false],
  ['view_type=x', false],
  ['', false],
])('closeup.4 log.3 an address with "%s" opens pins in a new tab: %s', (query, isNew) =>
  expect(opensPinInNewTab(parseQueryView(new URLSearchParams(query)))).toBe(isNew),
)

describe('pin link history state', () => {
  const pin = { id: '7' as Id, tracking_params: null }
  const board = { id: '3' as Id, layout: 'default' }

  test.each([
    ['nothing', pin, null, undefined],
    ['tracking', { ...pin, tracking_params: 'abc' }, null, { pin_id: '7', tracking_params: 'abc' }],
    ['a board', pin, board, { pin_id: '7', board_id: '3' }],
    [
      'a gift guide',
      pin,
      { ...board, layout: GIFT_GUIDE_LAYOUT },
      { pin_id: '7', board_id: '3', from_gift_guide_board: true },
    ],
  ])('route.21 a pin link carries %s', (_, of, around, state) => expect(pinLinkHistoryState(of, around)).toEqual(state))

  test.each([undefined, null, 'x', { pin_id: '8', board_id: '3' }])(
    'route.45 of what is not its own nothing is read: %o',
    (stored) => expect(parsePinLinkHistoryState(stored, '7')).toBeUndefined(),
  )

  test('route.45 what has another form is left out', () =>
    expect(parsePinLinkHistoryState({ pin_id: '7', board_id: 3, tracking_params: 'abc', more: 1 }, '7')).toEqual({
      pin_id: '7',
      tracking_params: 'abc',
    }))
})
