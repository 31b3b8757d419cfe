import * as z from 'zod'
import { BULK_PINS_MAX } from '../constants/limits.ts'
import { Id } from '../id.ts'
import { jsonOption, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

export const BULK_KINDS = ['move', 'copy', 'delete', 'restore', 'move_back', 'audience', 'merge'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** A change of many pins: finished, or in progress. */
export const BulkJob = z.object({
  type: z.literal('bulk_job'),
  id: Id,
  kind: z.enum(BULK_KINDS),
  state: z.enum(['working', 'done', 'failed', 'undone']),
  total: z.int(),
  done: z.int(),
  can_undo: z.boolean(),
})
export type BulkJob = z.infer<typeof BulkJob>

const pinIds = (least: number) =>
  jsonOption(z.array(Id).min(least).max(BULK_PINS_MAX)).transform((ids) => [...new Set(ids)])
const behalf = { orbac_subject_id: optional(Id) }
const signedIn = { policy: 'signed-in' } as const

/** Target of the pins: `board_id` and `section_id`; the pins themselves may come from anywhere. */
const To = z.object({
  board_id: Id,
  section_id: optional(Id),
  pin_ids: pinIds(1),
  ...behalf,
})
const toBoard = { policy: 'act-on-board', action: 'add_pins', of: (o: { board_id: Id }) => o.board_id } as const

export const BulkEditResource = resource('BulkEdit', {
  create: question({ options: To, data: BulkJob, access: toBoard }),
  update: question({ options: To, data: BulkJob, access: toBoard }),
  delete: question({
    options: z.object({
      board_id: optional(Id),
      section_id: optional(Id),
      pin_ids: pinIds(1),
      ...behalf,
    }),
    data: BulkJob,
    access: signedIn,
  }),
})

/** Everything on a board or in one of its sections except `pin_ids`. */
const AllOf = z.object({
  board_id: Id,
  section_id: optional(Id),
  pin_ids: optional(pinIds(0)),
  ...behalf,
})
const AllTo = AllOf.extend({ to_board_id: Id, to_section_id: optional(Id) })
const toOther = { policy: 'act-on-board', action: 'add_pins', of: (o: { to_board_id: Id }) => o.to_board_id } as const

export const BulkEditSelectAllResource = resource('BulkEditSelectAll', {
  create: question({ options: AllTo, data: BulkJob, access: toOther }),
  update: question({ options: AllTo, data: BulkJob, access: toOther }),
  delete: question({ options: AllOf, data: BulkJob, access: signedIn }),
})

/** Progress of one of the viewer's bulk edits. */
export const BulkEditStatusResource = resource('BulkEditStatus', {
  get: question({ options: z.object({ id: Id, ...behalf }), data: BulkJob, access: signedIn }),
})

/** Undoes a bulk edit: deleted pins return, moved pins go back, copies are removed. */
export const BulkEditUndoResource = resource('BulkEditUndo', {
  create: question({ options: z.object({ id: Id, ...behalf }), data: BulkJob, access: signedIn }),
})
