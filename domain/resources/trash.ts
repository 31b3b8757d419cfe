import * as z from 'zod'
import { BoardCard } from '../entities/board.ts'
import { Id } from '../id.ts'
import { optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { BulkJob } from './bulk.ts'

/** A deleted item of the viewer's own, for as long as it can be restored. */
export const TrashEntry = z.object({
  type: z.literal('trash_entry'),
  id: Id,
  kind: z.enum(['pin', 'board']),
  deletion_id: Id,
  title: z.string(),
  /** Number of pins deleted with a board. */
  pin_count: z.int(),
  cover_images: BoardCard.shape.cover_images,
  deleted_at: z.string(),
  gone_at: z.string(),
})
export type TrashEntry = z.infer<typeof TrashEntry>

const signedIn = { policy: 'signed-in' } as const

export const TrashResource = resource('Trash', {
  get: question({
    options: z.object({ kind: optional(z.enum(['pin', 'board'])), ...pagedOptions }),
    data: TrashEntry,
    list: true,
    access: signedIn,
  }),
  /** Restores everything of one deletion, or one item of it. */
  update: question({
    options: z.object({ deletion_id: Id, id: optional(Id), orbac_subject_id: optional(Id) }),
    data: BulkJob,
    access: signedIn,
  }),
})
