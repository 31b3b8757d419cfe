import * as z from 'zod'
import { PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

/** The viewer's pins with the same picture on different aggregates. Its id is that of the first pin. */
export const DuplicateGroup = z.object({
  type: z.literal('duplicate_group'),
  id: Id,
  pins: z.array(PinCard),
  /** The pin whose aggregate stays by default. */
  keep_id: Id,
  /** Pins that the viewer may choose to keep. */
  may_keep: z.array(Id),
})
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

/** State of the search for duplicates among the viewer's pins. Its id is that of the person. */
export const DuplicateSearch = z.object({
  type: z.literal('duplicate_search'),
  id: Id,
  /** "due": pins were saved or deleted since the last search. */
  state: z.enum(['never', 'due', 'looking', 'done']),
  found_at: z.string().nullable(),
})
export type DuplicateSearch = z.infer<typeof DuplicateSearch>

/** A merge of pins, for as long as it can be undone. */
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
  get: question({ options: z.object({ ...pagedOptions }), data: DuplicateGroup, list: true, access: signedIn }),
  create: question({
    options: z.object({ pin_ids: jsonOption(z.array(Id).min(2).max(MERGE_MOST)), keep_id: optional(Id) }),
    data: Merge,
    access: signedIn,
  }),
})

export const DuplicateSearchResource = resource('DuplicateSearch', {
  get: question({ options: z.object({}), data: DuplicateSearch, access: signedIn }),
  /** Starts a search of the viewer's pins; a live event tells when it is done. */
  create: question({ options: z.object({}), data: DuplicateSearch, access: signedIn }),
})

export const MergesResource = resource('Merges', {
  get: question({ options: z.object({ ...pagedOptions }), data: Merge, list: true, access: signedIn }),
  /** Undoes a merge completely. */
  delete: question({ options: z.object({ id: Id }), data: Merge, access: signedIn }),
})
