import type { Id } from './id.ts'

/** What can happen. A fact is written with the change it tells of, and acted on after the commit. */
export type Facts = {
  'user.joined': { user_id: Id }
  'user.changed': { user_id: Id }
  'user.stateChanged': { user_id: Id }
  'user.followed': { user_id: Id }
  'user.unfollowed': { user_id: Id }
  'user.blocked': { user_id: Id }
  'board.created': { board_id: Id }
  'pin.created': { pin_id: Id; board_id: Id | null }
  'pin.waiting': { pin_id: Id }
  'pin.saved': { pin_id: Id; from_pin_id: Id; board_id: Id | null }
  'pin.changed': { pin_id: Id }
  'pin.deleted': { pin_id: Id; board_id: Id | null }
  'pin.restored': { pin_id: Id }
  'pin.favorited': { pin_id: Id }
  'picture.unused': { signature: string }
  'export.asked': { export_id: Id; user_id: Id }
}

export type FactName = keyof Facts
