import * as z from 'zod'
import { COMMENT_MAX, LINK_MAX, MENTIONS_MAX } from '../constants/limits.ts'
import { Comment, Reply } from '../entities/comment.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'
import { DidIt } from './users.ts'

const words = boundedText(COMMENT_MAX, 'comment.tooLong')
const SentTag = z.object({
  object_id: Id,
  offset: z.coerce.number().pipe(z.int()),
  length: z.coerce.number().pipe(z.int()),
})
const tags = optional(jsonOption(z.array(SentTag).max(MENTIONS_MAX)))
const signature = z.string().regex(/^[0-9a-f]{32}$/)
const open = { policy: 'open' } as const
const signedIn = { policy: 'signed-in' } as const
/** API clients know a comment by its id alone; naming the aggregate too makes the answer faster. */
const which = { comment_id: Id, object_id: optional(Id) }
const list = { data: Comment, list: true as const, access: open }
/** Two resources return this list, and each accepts the other's cursor. */
const ofAggregate = { ...list, bookmarks: 'AggregatedCommentResource' }
/** The pin through which the viewer got here: it grants access to the aggregate. */
const seen = { pin_id: optional(Id) }

/** Comments on an aggregate. Replies name their comment as the parent. */
export const AggregatedCommentResource = resource('AggregatedComment', {
  get: question({ options: z.object({ object_id: Id, ...seen, ...pagedOptions }), ...ofAggregate }),
  create: question({
    options: z.object({ object_id: optional(Id), pin_id: Id, text: words, tags, parent_id: optional(Id) }),
    data: Comment,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
    costs: 'message',
  }),
  update: question({ options: z.object({ ...which, text: words, tags }), data: Reply, access: signedIn }),
  delete: question({ options: z.object(which), data: Done, access: signedIn }),
})

export const AggregatedCommentFeedResource = resource('AggregatedCommentFeed', {
  get: question({ options: z.object({ object_id: Id, ...seen, ...pagedOptions }), ...ofAggregate }),
})

const Ids = z.preprocess((sent) => (typeof sent === 'string' ? (sent.match(/\d+/g) ?? []) : sent), z.array(Id).max(20))

/** Comments and "tried it" notes together, the newest first; with a parent, its replies, the oldest first. */
export const UnifiedCommentsResource = resource('UnifiedComments', {
  get: question({
    options: z.object({
      aggregated_pin_id: Id,
      ...seen,
      parent_id: optional(Id),
      comment_featured_ids: optional(Ids),
      is_reversed: optional(Flag),
      ...pagedOptions,
    }),
    ...list,
  }),
})

export const PinCommentResource = resource('PinComment', {
  create: question({
    options: z.object({ pin_id: Id, text: words, tags, parent_id: optional(Id) }),
    data: Comment,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
    costs: 'message',
  }),
})

const Likes = Reply.pick({ type: true, id: true, like_count: true, liked_by_me: true })
export const AggregatedCommentLikeResource = resource('AggregatedCommentLike', {
  create: question({ options: z.object(which), data: Likes, access: signedIn }),
  delete: question({ options: z.object(which), data: Likes, access: signedIn }),
})

/** Undoes a deletion. */
export const AggregatedCommentRestoreResource = resource('AggregatedCommentRestore', {
  update: question({ options: z.object(which), data: Reply, access: signedIn }),
})

const Tried = DidIt.extend({ aggregated_comment: Comment })
/** "Tried it" notes: text, a picture, or both. */
export const DidItActivityResource = resource('DidItActivity', {
  create: question({
    options: z.object({
      pin_id: Id,
      details: optional(words),
      image_signature: optional(signature),
      tags,
    }),
    data: Tried,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
    costs: 'message',
  }),
  update: question({
    options: z.object({
      user_did_it_data_id: Id,
      details: optional(words),
      image_signature: z.union([signature, z.null()]).optional(),
    }),
    data: Tried,
    access: signedIn,
  }),
  delete: question({ options: z.object({ user_did_it_data_id: Id }), data: Done, access: signedIn }),
})

export const DidItImageUploadResource = resource('DidItImageUpload', {
  create: question({
    options: z.object({ image_url: z.string().min(1).max(LINK_MAX) }),
    data: z.object({ image_signature: z.string() }),
    access: signedIn,
    costs: 'upload',
  }),
})

/** People who saved an aggregate or tried it, the newest first. */
export const AggregatedActivityFeedResource = resource('AggregatedActivityFeed', {
  get: question({
    options: z.object({ aggregated_pin_data_id: Id, ...seen, show_did_it_feed: optional(Flag), ...pagedOptions }),
    data: z.discriminatedUnion('type', [Pin, DidIt]),
    card: z.discriminatedUnion('type', [PinCard, DidIt]),
    list: true,
    access: open,
  }),
})
