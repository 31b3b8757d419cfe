import type { BoardPrivacy } from '../../entities/board.ts'

/** Audience of an object as a number, so that lists and counts can filter in SQL. Higher numbers mean fewer people. */
export const AUDIENCE = { everyone: 0, by_address: 1, board_people: 2, owner: 3, nobody: 4 } as const
export type Audience = (typeof AUDIENCE)[keyof typeof AUDIENCE]

export type PersonState = 'active' | 'private' | 'deactivated' | 'suspended'
export type PinState = 'live' | 'draft' | 'scheduled' | 'waiting' | 'trashed' | 'removed'
export type BoardState = 'live' | 'archived' | 'trashed'

type BoardFacts = { privacy: BoardPrivacy; state: BoardState; ownerState: PersonState }

const isGone = (state: PersonState) => state === 'deactivated' || state === 'suspended'

/** Audience of a board. */
export function boardAudience({ privacy, state, ownerState }: BoardFacts): Audience {
  if (state === 'trashed' || isGone(ownerState)) return AUDIENCE.nobody
  if (privacy === 'secret' || ownerState === 'private') return AUDIENCE.board_people
  if (privacy === 'protected' || state === 'archived') return AUDIENCE.by_address
  return AUDIENCE.everyone
}

/** Audience of a pin, given its pinner and its board. */
export function pinAudience(pin: { state: PinState; pinnerState: PersonState }, board: BoardFacts | null): Audience {
  if (pin.state === 'trashed' || pin.state === 'removed' || isGone(pin.pinnerState)) return AUDIENCE.nobody
  if (pin.state === 'draft' || pin.state === 'scheduled') return AUDIENCE.owner
  const own = pin.pinnerState === 'private' ? (board ? AUDIENCE.board_people : AUDIENCE.owner) : AUDIENCE.everyone
  const waiting = pin.state === 'waiting' ? AUDIENCE.by_address : AUDIENCE.everyone
  return Math.max(own, waiting, board ? throughBoard(board) : AUDIENCE.everyone) as Audience
}

/** Pins that others saved to the board of a deactivated or suspended person can only be opened by URL. */
function throughBoard(board: BoardFacts): Audience {
  if (board.state !== 'trashed' && isGone(board.ownerState)) return AUDIENCE.by_address
  return boardAudience(board)
}

type Onlooker = { isOwner: boolean; isBoardPerson: boolean; isBlocked: boolean }

/** Whether a viewer may open the object by its URL. Otherwise the response is always 404. */
export function mayOpenByUrl(audience: Audience, who: Onlooker): boolean {
  if (audience === AUDIENCE.nobody || who.isBlocked) return false
  if (who.isOwner) return true
  if (audience === AUDIENCE.owner) return false
  return audience < AUDIENCE.board_people || who.isBoardPerson
}

/** Whether it may appear in a list for this viewer; the owner's own lists don't ask this. */
export function mayShowInList(audience: Audience, who: Onlooker): boolean {
  if (audience === AUDIENCE.everyone) return !who.isBlocked
  return (who.isOwner || who.isBoardPerson) && mayOpenByUrl(audience, who)
}

/** Whether a viewer may save it elsewhere. From a secret board only the pin's own pinner may. */
export function maySaveElsewhere(audience: Audience, who: Onlooker): boolean {
  return audience <= AUDIENCE.by_address ? !who.isBlocked : who.isOwner && audience !== AUDIENCE.nobody
}
