import * as z from 'zod'
import { Board, BoardCard } from '../entities/board.ts'
import { Id } from '../id.ts'
import { pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

/** Fields of a board that the module on home reads. */
export const FeaturedBoard = BoardCard.pick({
  type: true,
  id: true,
  name: true,
  url: true,
  layout: true,
  privacy: true,
  pin_count: true,
  cover_images: true,
})
export type FeaturedBoard = z.infer<typeof FeaturedBoard>

const staff = { policy: 'staff' } as const

/** Boards that staff chose for home and search. */
export const FeaturedBoardsResource = resource('FeaturedBoards', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: Board,
    card: FeaturedBoard,
    list: true,
    access: { policy: 'open' },
  }),
  create: question({ options: z.object({ board_id: Id }), data: Done, access: staff }),
  delete: question({ options: z.object({ board_id: Id }), data: Done, access: staff }),
})
