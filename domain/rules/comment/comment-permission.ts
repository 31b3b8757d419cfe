import { mayActOnBoard } from '../board/board-action.ts'
import { AUDIENCE, type Audience } from '../viewer/audience.ts'

type Talk = {
  isAllowed: boolean
  isWriteBanned: boolean
  audience: Audience
  isPinner: boolean
  place: { state: string; permissions: number } | undefined
}

/** Where only board members see a pin, commenting needs the board permission `comment`. */
export function commentPermission({
  isAllowed,
  isWriteBanned,
  audience,
  isPinner,
  place,
}: Talk): 'yes' | 'off' | 'forbidden' {
  if (!isAllowed) return 'off'
  if (isWriteBanned) return 'forbidden'
  if (audience < AUDIENCE.board_people || isPinner) return 'yes'
  return mayActOnBoard(place, 'comment') ? 'yes' : 'forbidden'
}

type CommentFacts = {
  isAuthor: boolean
  isNativeCreator: boolean
  isStaff: boolean
  isSignedIn: boolean
  isLive: boolean
}

/** Actions of a viewer on a comment: the author may edit it; the author, the pin's creator and staff may delete it. */
export function allowedCommentActions(by: CommentFacts): ('edit' | 'delete' | 'report')[] {
  if (!by.isLive) return []
  return [
    ...(by.isAuthor ? (['edit'] as const) : []),
    ...(by.isAuthor || by.isNativeCreator || by.isStaff ? (['delete'] as const) : []),
    ...(by.isSignedIn && !by.isAuthor ? (['report'] as const) : []),
  ]
}
