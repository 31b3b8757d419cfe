import * as z from 'zod'
import { Draft, DraftForm } from '../entities/draft.ts'
import { Pin } from '../entities/pin.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional } from '../taken.ts'
import { Done } from './session.ts'

const key = z.string().regex(/^[\w-]{8,64}$/)
const EXAMPLE = { key: '0123456789abcdef0123456789abcdef' }
const mine = { policy: 'signed-in' } as const

/** D48: what someone is making, on each of their devices; nobody else's is ever told. */
export const DraftsResource = resource('Drafts', {
  get: question({
    options: z.object({}),
    data: z.object({ type: z.literal('drafts'), drafts: z.array(Draft) }),
    access: mine,
  }),
})

export const DraftResource = resource('Draft', {
  /** Keeps a draft, or what was changed of it. */
  create: question({
    options: DraftForm.extend({
      key,
      added_at: z.int().positive(),
      /** The server stored this draft before. If it has it no more, the draft was published or deleted elsewhere and isn't stored again. */
      is_known: optional(Flag),
      /** `changed_at` of what was known of it: pages that another device added to a story since then stay. */
      seen_at: optional(z.int()),
    }),
    data: Draft,
    access: mine,
    isStored: false,
    example: { ...EXAMPLE, added_at: 1, image_url: 'https://example.com/a.jpg' },
  }),
  delete: question({ options: z.object({ key }), data: Done, access: mine, isStored: false, example: EXAMPLE }),
})

const at = z.coerce.number().int()
/** D49: when a draft is to be published. */
export const DraftScheduleResource = resource('DraftSchedule', {
  update: question({
    options: z.object({ key, at }),
    data: Draft,
    access: mine,
    isStored: false,
    example: { ...EXAMPLE, at: 0 },
  }),
  /** Back to the drafts. */
  delete: question({ options: z.object({ key }), data: Draft, access: mine, isStored: false, example: EXAMPLE }),
})

/** Publishes a draft as it was kept. */
export const DraftPublishResource = resource('DraftPublish', {
  create: question({ options: z.object({ key }), data: Pin, access: mine, costs: 'upload', example: EXAMPLE }),
})
