import * as z from 'zod'
import { Draft, DraftForm } from '../entities/draft.ts'
import { Pin } from '../entities/pin.ts'
import { Flag, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const key = z.string().regex(/^[\w-]{8,64}$/)
const EXAMPLE = { key: '0123456789abcdef0123456789abcdef' }
const mine = { policy: 'signed-in' } as const

/** The viewer's drafts, on each of their devices; nobody else ever sees them. */
export const DraftsResource = resource('Drafts', {
  get: question({
    options: z.object({}),
    data: z.object({ type: z.literal('drafts'), drafts: z.array(Draft) }),
    access: mine,
  }),
})

export const DraftResource = resource('Draft', {
  /** Stores a draft, or its changed fields. */
  create: question({
    options: DraftForm.extend({
      key,
      added_at: z.int().positive(),
      /**
       * The server stored this draft before. If it no longer has it, the draft was published or deleted elsewhere and
       * isn't stored again.
       */
      is_known: optional(Flag),
      /** `changed_at` of the version the client has: pages that another device added to a story since then stay. */
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
/** The time at which a draft is published. */
export const DraftScheduleResource = resource('DraftSchedule', {
  update: question({
    options: z.object({ key, at }),
    data: Draft,
    access: mine,
    isStored: false,
    example: { ...EXAMPLE, at: 0 },
  }),
  /** Unschedules it: it is a draft again. */
  delete: question({ options: z.object({ key }), data: Draft, access: mine, isStored: false, example: EXAMPLE }),
})

/** Publishes a draft as it was last stored. */
export const DraftPublishResource = resource('DraftPublish', {
  create: question({ options: z.object({ key }), data: Pin, access: mine, costs: 'upload', example: EXAMPLE }),
})
