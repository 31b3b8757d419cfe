import { mayActOnBoard } from '../board/may-act-on-board.ts'
import { AUDIENCE, type Audience } from '../viewer/audience.ts'

type Talk = {
  isAllowed: boolean
  isWriteBanned: boolean
  audience: Audience
  isPinner: boolean
  place: { state: string; permissions: number } | undefined
}

/** Spec 3, Permissions: where only a board's people see a pin, they talk about it when they may comment there (8). */
export function mayComment({ isAllowed, isWriteBanned, audience, isPinner, place }: Talk): 'yes' | 'off' | 'forbidden' {
  if (!isAllowed) return 'off'
  if (isWriteBanned) return 'forbidden'
  if (audience < AUDIENCE.board_people || isPinner) return 'yes'
  return mayActOnBoard(place, 'comment') ? 'yes' : 'forbidden'
}
