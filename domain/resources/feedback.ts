import * as z from 'zod'
import { Id } from '../id.ts'
import { Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { FEEDBACK_TYPES } from '../rules/feedback/feedback-overlay.ts'

/** Context of a hide: all fields that apply are sent along and stored with it. */
const told = {
  feedback_type: optional(z.union([z.string().max(40), z.int()]).transform(String)),
  board_id: optional(Id),
  interest_id: optional(Id),
  interest_list: optional(z.string().max(100)),
  complaint_reason: optional(z.union([z.string().max(100), z.int()]).transform(String)),
  pin_type: optional(z.union([z.string().max(40), z.int()]).transform(String)),
  promoted: optional(Flag),
  recommendation_reason_id: optional(z.union([z.string().max(40), z.int()]).transform(String)),
  undo: optional(Flag),
  user_id: optional(Id),
  query: optional(z.string().max(300)),
  news_id: optional(Id),
  through_id: optional(z.string().max(40)),
  through_properties: optional(z.object({ key: z.string().max(100), data: z.string().max(1000) })),
  client_tracking_params: optional(z.string().max(2000)),
  is_third_party_ad: optional(Flag),
}
const ofPin = { pin_id: Id, ...told, pin: optional(Id) }

/** Fields that the overlay on a hidden card reads. */
export const PinFeedback = z.object({
  pin_id: Id,
  feedback_type: z.enum(FEEDBACK_TYPES),
  has_undo: z.boolean(),
  /** The follow that the viewer may now end, as a call with its options. */
  unfollow: z
    .object({
      action: z.enum(['UserFollowResource', 'BoardFollowResource']),
      action_options: z.union([z.object({ user_id: Id }), z.object({ board_id: Id })]),
    })
    .nullable(),
})
export type PinFeedback = z.infer<typeof PinFeedback>

const hide = (path: string) =>
  question({
    path: `PUT ${path}`,
    options: z.object(ofPin),
    data: PinFeedback,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  })
const unhide = (path: string) =>
  question({ path: `PUT ${path}`, options: z.object(ofPin), data: PinFeedback, access: { policy: 'signed-in' } })
const ofRelated = z.object({ ...told, pin: Id, pin_id: optional(Id) })

export const PinHideResource = resource('PinHide', { update: hide('/v3/pins/:pin_id/hide/') })
export const PinUnhideResource = resource('PinUnhide', { update: unhide('/v3/pins/:pin_id/unhide/') })
export const SearchPinHideResource = resource('SearchPinHide', { update: hide('/v3/search/:pin_id/hide/') })
export const SearchPinUnhideResource = resource('SearchPinUnhide', { update: unhide('/v3/search/:pin_id/unhide/') })
export const RelatedPinHideResource = resource('RelatedPinHide', {
  update: question({
    path: 'PUT /v3/p2p/:pin/hide/',
    options: ofRelated,
    data: PinFeedback,
    access: { policy: 'use-pin', of: (o) => o.pin },
  }),
})
export const RelatedPinUnhideResource = resource('RelatedPinUnhide', {
  update: question({
    path: 'PUT /v3/p2p/:pin/unhide/',
    options: ofRelated,
    data: PinFeedback,
    access: { policy: 'signed-in' },
  }),
})

/** Feedback on a hidden pin, including later changes such as an unfollow. */
export const PinFeedbackResource = resource('PinFeedback', {
  update: question({
    options: z.object({ feedback_type: z.union([z.string().max(40), z.int()]).transform(String), pin_id: Id }),
    data: PinFeedback,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
    example: { feedback_type: 'user' },
  }),
})

export const TUNED_KINDS = ['interest', 'board', 'user', 'history', 'source', 'pin'] as const
export type TunedKind = (typeof TUNED_KINDS)[number]

/** A source that shapes the home feed. */
export const Tuned = z.object({
  type: z.literal('tuned'),
  id: Id,
  kind: z.enum(TUNED_KINDS),
  name: z.string(),
  url: z.string().nullable(),
  picture: z.object({ signature: z.string(), ext: z.string(), dominant_color: z.string() }).nullable(),
  image_url: z.string().nullable(),
  avatar_color_index: z.int(),
  is_on: z.boolean(),
  /** False for reported pins: they stay hidden. */
  may_change: z.boolean(),
})
export type Tuned = z.infer<typeof Tuned>

/**
 * Sources of the home feed (/edit): interests, boards, people and history, each of which can be turned off; and hidden
 * pins.
 */
export const HomefeedTunerResource = resource('HomefeedTuner', {
  get: question({
    options: z.object({ kind: z.enum(TUNED_KINDS), ...pagedOptions }),
    data: Tuned,
    list: true,
    access: { policy: 'signed-in' },
  }),
  update: question({
    options: z.object({ kind: z.enum(TUNED_KINDS), id: Id, is_on: Flag }),
    data: z.object({ type: z.literal('tuned'), id: Id, is_on: z.boolean() }),
    access: { policy: 'signed-in' },
  }),
})
