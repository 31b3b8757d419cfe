import { describe, expect, test } from 'vitest'
import {
  AUDIENCE,
  type Audience,
  type BoardState,
  boardAudience,
  mayOpenByUrl,
  maySaveElsewhere,
  mayShowInList,
  type PersonState,
  type PinState,
  pinAudience,
} from './audience.ts'

const { everyone, by_address, board_people, owner, nobody } = AUDIENCE

test.each([
  ['public', 'live', 'active', everyone],
  ['protected', 'live', 'active', by_address],
  ['secret', 'live', 'active', board_people],
  ['public', 'archived', 'active', by_address],
  ['protected', 'archived', 'active', by_address],
  ['secret', 'archived', 'active', board_people],
  ['public', 'trashed', 'active', nobody],
  ['secret', 'trashed', 'active', nobody],
  ['public', 'live', 'private', board_people],
  ['protected', 'archived', 'private', board_people],
  ['public', 'live', 'deactivated', nobody],
  ['public', 'live', 'suspended', nobody],
  ['secret', 'live', 'suspended', nobody],
] as const)('a board that is %s and %s, of someone %s', (privacy, state, ownerState, audience) => {
  expect(boardAudience({ privacy, state, ownerState })).toBe(audience)
})

type OnBoard = ['public' | 'protected' | 'secret', BoardState, PersonState] | null
const pins: [PinState, PersonState, OnBoard, Audience][] = [
  ['live', 'active', null, everyone],
  ['live', 'active', ['public', 'live', 'active'], everyone],
  ['live', 'active', ['protected', 'live', 'active'], by_address],
  ['live', 'active', ['secret', 'live', 'active'], board_people],
  ['live', 'active', ['public', 'archived', 'active'], by_address],
  ['live', 'active', ['public', 'trashed', 'active'], nobody],
  ['draft', 'active', null, owner],
  ['scheduled', 'active', ['public', 'live', 'active'], owner],
  ['waiting', 'active', null, by_address],
  ['waiting', 'active', ['secret', 'live', 'active'], board_people],
  ['trashed', 'active', null, nobody],
  ['removed', 'active', ['public', 'live', 'active'], nobody],
  ['live', 'private', null, owner],
  ['live', 'private', ['public', 'live', 'private'], board_people],
  ['live', 'active', ['public', 'live', 'private'], board_people],
  ['live', 'deactivated', null, nobody],
  ['live', 'suspended', ['public', 'live', 'active'], nobody],
  ['live', 'active', ['public', 'live', 'deactivated'], by_address],
  ['live', 'active', ['public', 'trashed', 'deactivated'], nobody],
]
test.each(pins)('a pin that is %s, of someone %s, on a board %j', (state, pinnerState, on, audience) => {
  const board = on && { privacy: on[0], state: on[1], ownerState: on[2] }
  expect(pinAudience({ state, pinnerState }, board)).toBe(audience)
})

const stranger = { isOwner: false, isBoardPerson: false, isBlocked: false }
const ONLOOKERS = {
  stranger,
  'board person': { ...stranger, isBoardPerson: true },
  owner: { ...stranger, isOwner: true },
  blocked: { ...stranger, isBlocked: true },
  'blocked board person': { isOwner: false, isBoardPerson: true, isBlocked: true },
}
type Who = keyof typeof ONLOOKERS

describe.each<[string, Audience, Who[], Who[], Who[]]>([
  [
    'everyone',
    everyone,
    ['stranger', 'board person', 'owner'],
    ['stranger', 'board person', 'owner'],
    ['stranger', 'board person', 'owner'],
  ],
  [
    'whoever has the address',
    by_address,
    ['stranger', 'board person', 'owner'],
    ['board person', 'owner'],
    ['stranger', 'board person', 'owner'],
  ],
  ['the people of the board', board_people, ['board person', 'owner'], ['board person', 'owner'], ['owner']],
  ['its owner', owner, ['owner'], ['owner'], ['owner']],
  ['nobody', nobody, [], [], []],
])('what is for %s', (_, audience, opens, lists, saves) => {
  test.each(Object.keys(ONLOOKERS) as Who[])('%s', (who) => {
    const onlooker = ONLOOKERS[who]
    expect(mayOpenByUrl(audience, onlooker)).toBe(opens.includes(who))
    expect(mayShowInList(audience, onlooker)).toBe(lists.includes(who))
    expect(maySaveElsewhere(audience, onlooker)).toBe(saves.includes(who))
  })
})
