import { expect, test } from 'vitest'
import type { SurfaceName } from '../../constants/surfaces.ts'
import type { Id } from '../../id.ts'
import { type HideCall, hideCallForSurface, toHideDetails } from './hide-details.ts'

test.each<[SurfaceName | null, HideCall | null]>([
  ['AuthHomefeed', 'home'],
  ['RelatedPinGrid', 'related'],
  ['BoardMoreIdeasTabContent', 'related'],
  ['SearchItem', 'search'],
  ['BaseBoardPinGrid', null],
  ['OtherProfilePinGrid', null],
  [null, 'home'],
])('feedback.1 on %s a pin is hidden by %s', (surface, call) => expect(hideCallForSurface(surface)).toBe(call))

const plain = { is_promoted: false, board: null, pinner: { id: '7' as Id }, interest_id: '3' as Id }
const kept = { ...plain, board: { id: '5' as Id } }
const ad = { ...plain, is_promoted: true, is_third_party_ad: true }
const home = { type: 'pin', call: 'home', query: '' } as const

test.each([
  ['a pin on home', plain, home, { feedback_type: 'pin', user_id: '7' }],
  ['a pin of a board', kept, home, { feedback_type: 'pin', user_id: '7', board_id: '5' }],
  [
    'where it came from',
    { ...plain, recommendation_reason: { reason: 'Popular', reason_id: 8, board: null } },
    { ...home, type: 'source' },
    { feedback_type: 'source', user_id: '7', recommendation_reason_id: '8' },
  ],
  ['its topic', plain, { ...home, type: 'topic' }, { feedback_type: 'topic', user_id: '7', interest_id: '3' }],
  [
    'an ad',
    ad,
    { ...home, tracking: 'CwAB' },
    { feedback_type: 'pin', user_id: '7', promoted: true, is_third_party_ad: true, client_tracking_params: 'CwAB' },
  ],
  [
    'a pin that was searched for',
    plain,
    { ...home, call: 'search', query: 'oak chair' },
    { feedback_type: 'pin', user_id: '7', query: 'oak chair', pin_type: 'image' },
  ],
] as const)('feedback.12 hiding %s says what applies, and nothing else', (_, pin, wish, told) =>
  expect(toHideDetails(pin as never, wish)).toEqual(told),
)
