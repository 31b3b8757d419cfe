import * as z from 'zod'
import { Board } from '../entities/board.ts'
import { Interest } from '../entities/interest.ts'
import { User, UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const signedIn = { policy: 'signed-in' } as const

export const BoardFollowResource = resource('BoardFollow', {
  create: question({
    path: 'PUT /v3/boards/:board_id/follow/',
    options: z.object({ board_id: Id }),
    data: Board,
    access: signedIn,
  }),
  delete: question({
    path: 'DELETE /v3/boards/:board_id/follow/',
    options: z.object({ board_id: Id }),
    data: Board,
    access: signedIn,
  }),
})

export const BoardFollowersResource = resource('BoardFollowers', {
  get: question({
    options: z.object({ board_id: Id, ...pagedOptions }),
    data: User,
    card: UserCard,
    list: true,
    access: { policy: 'see-board', of: (o) => ({ id: o.board_id }) },
  }),
})

const WhichInterest = z.object({ interest_id: Id, interest_list: optional(z.string().max(40)) })
export const InterestFollowResource = resource('InterestFollow', {
  create: question({ options: WhichInterest, data: Interest, access: signedIn }),
  delete: question({ options: WhichInterest, data: Interest, access: signedIn }),
})
