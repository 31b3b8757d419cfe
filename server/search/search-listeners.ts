import type { Listeners } from '../facts/listener.ts'
import { indexNames, indexThingOf } from './index-things.ts'

export const searchListeners: Listeners = {
  'pin.created': { makeFindable: (house, { pin_id }) => indexThingOf(house.db, pin_id) },
  'pin.saved': { makeFindable: (house, { pin_id }) => indexThingOf(house.db, pin_id) },
  'pin.changed': { makeFindable: (house, { pin_id }) => indexThingOf(house.db, pin_id) },
  'pin.deleted': { makeFindable: (house, { pin_id }) => indexThingOf(house.db, pin_id) },
  'pin.restored': { makeFindable: (house, { pin_id }) => indexThingOf(house.db, pin_id) },
  'board.created': { makeFindable: (house, { board_id }) => indexNames(house.db, board_id) },
  'board.changed': { makeFindable: (house, { board_id }) => indexNames(house.db, board_id) },
  'board.deleted': { makeFindable: (house, { board_id }) => indexNames(house.db, board_id) },
  'board.restored': { makeFindable: (house, { board_id }) => indexNames(house.db, board_id) },
  'board.merged': { makeFindable: (house, { board_id }) => indexNames(house.db, board_id) },
  'user.joined': { makeFindable: (house, { user_id }) => indexNames(house.db, user_id) },
  'user.changed': { makeFindable: (house, { user_id }) => indexNames(house.db, user_id) },
  'user.stateChanged': { makeFindable: (house, { user_id }) => indexNames(house.db, user_id) },
}
