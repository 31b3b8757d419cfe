import * as z from 'zod'
import { PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { jsonText, optional, paged } from '../taken.ts'

/** Pins of one's own that show the same picture, though they are different things. Its id is that of the first. */
export const DuplicateGroup = z.object({
  type: z.literal('duplicate_group'),
  id: Id,
  pins: z.array(PinCard),
  /** The pin whose thing stays when nothing else is wished. */
  keep_id: Id,
  /** The pins that may be wished to stay. */
  may_keep: z.array(Id),
})
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

/** Whether one's pins have been looked through for the same picture. Its id is that of the person. */
export const DuplicateSearch = z.object({
  type: z.literal('duplicate_search'),
  id: Id,
  /** "due": something was saved or deleted since. */
  state: z.enum(['never', 'due', 'looking', 'done']),
  found_at: z.string().nullable(),
})
export type DuplicateSearch = z.infer<typeof DuplicateSearch>

/** Pins that became one thing, for as long as that can be taken back. */
export const Merge = z.object({
  type: z.literal('merge'),
  id: Id,
  pin_id: Id,
  /** How many pins were merged. */
  pin_count: z.int(),
  pin: PinCard.nullable(),
  created_at: z.string(),
  gone_at: z.string(),
})
export type Merge = z.infer<typeof Merge>

const signedIn = { policy: 'signed-in' } as const
const MERGE_MOST = 50

export const DuplicatesResource = resource('Duplicates', {
  get: question({ options: z.object({ ...paged }), data: DuplicateGroup, list: true, access: signedIn }),
  create: question({
    options: z.object({ pin_ids: jsonText(z.array(Id).min(2).max(MERGE_MOST)), keep_id: optional(Id) }),
    data: Merge,
    access: signedIn,
  }),
})

export const DuplicateSearchResource = resource('DuplicateSearch', {
  get: question({ options: z.object({}), data: DuplicateSearch, access: signedIn }),
  /** Has one's pins looked through now; whoever listens is told when that is done. */
  create: question({ options: z.object({}), data: DuplicateSearch, access: signedIn }),
})

export const MergesResource = resource('Merges', {
  get: question({ options: z.object({ ...paged }), data: Merge, list: true, access: signedIn }),
  /** Takes a merge back: everything is as it was before. */
  delete: question({ options: z.object({ id: Id }), data: Merge, access: signedIn }),
})
