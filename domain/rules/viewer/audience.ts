import type { Privacy } from '../../entities/board.ts'

/** Who sees what, as one number, so that lists and counts can filter in SQL. The higher, the fewer. */
export const AUDIENCE = { everyone: 0, by_address: 1, board_people: 2, owner: 3, nobody: 4 } as const
export type Audience = (typeof AUDIENCE)[keyof typeof AUDIENCE]

export type PersonState = 'active' | 'private' | 'deactivated' | 'suspended'
export type PinState = 'live' | 'draft' | 'scheduled' | 'waiting' | 'trashed' | 'removed'
export type BoardState = 'live' | 'archived' | 'trashed'

type BoardFacts = { privacy: Privacy; state: BoardState; ownerState: PersonState }

const isGone = (state: PersonState) => state === 'deactivated' || state === 'suspended'

/** Decisions, "Who sees what": a board. */
export function boardAudience({ privacy, state, ownerState }: BoardFacts): Audience {
  if (state === 'trashed' || isGone(ownerState)) return AUDIENCE.nobody
  if (privacy === 'secret' || ownerState === 'private') return AUDIENCE.board_people
  if (privacy === 'protected' || state === 'archived') return AUDIENCE.by_address
  return AUDIENCE.everyone
}

/** Decisions, "Who sees what": a pin, with its pinner and the board it is on. */
export function pinAudience(pin: { state: PinState; pinnerState: PersonState }, board: BoardFacts | null): Audience {
  if (pin.state === 'trashed' || pin.state === 'removed' || isGone(pin.pinnerState)) return AUDIENCE.nobody
  if (pin.state === 'draft' || pin.state === 'scheduled') return AUDIENCE.owner
  const own = pin.pinnerState === 'private' ? (board ? AUDIENCE.board_people : AUDIENCE.owner) : AUDIENCE.everyone
  const waiting = pin.state === 'waiting' ? AUDIENCE.by_address : AUDIENCE.everyone
  return Math.max(own, waiting, board ? throughBoard(board) : AUDIENCE.everyone) as Audience
}

/** What others saved on the board of someone who left stays, but only by its address. */
function throughBoard(board: BoardFacts): Audience {
  if (board.state !== 'trashed' && isGone(board.ownerState)) return AUDIENCE.by_address
  return boardAudience(board)
}

type Onlooker = { isOwner: boolean; isBoardPerson: boolean; isBlocked: boolean }

/** May this onlooker open the thing by its address? Not visible is always 404. */
export function mayOpen(audience: Audience, who: Onlooker): boolean {
  if (audience === AUDIENCE.nobody || who.isBlocked) return false
  if (who.isOwner) return true
  if (audience === AUDIENCE.owner) return false
  return audience < AUDIENCE.board_people || who.isBoardPerson
}

/** May it stand in a list made for this onlooker, where the list is not the owner's own? */
export function mayList(audience: Audience, who: Onlooker): boolean {
  if (audience === AUDIENCE.everyone) return !who.isBlocked
  return (who.isOwner || who.isBoardPerson) && mayOpen(audience, who)
}

/** May this onlooker save it elsewhere? From a secret board only the pin's own pinner may. */
export function maySaveElsewhere(audience: Audience, who: Onlooker): boolean {
  return audience <= AUDIENCE.by_address ? !who.isBlocked : who.isOwner && audience !== AUDIENCE.nobody
}
