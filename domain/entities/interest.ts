import * as z from 'zod'
import { Id } from '../id.ts'
import { BoardCard } from './board.ts'

/** Something people like. Its covers are those of the best pins about it. */
export const Interest = z.object({
  type: z.literal('interest'),
  id: Id,
  name: z.string(),
  url_name: z.string(),
  followed_by_me: z.boolean(),
  cover_images: BoardCard.shape.cover_images,
})
export type Interest = z.infer<typeof Interest>
