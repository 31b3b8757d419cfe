import { Refusal } from '#domain/refusal.ts'
import {
  AggregatedActivityFeedResource,
  AggregatedCommentFeedResource,
  AggregatedCommentLikeResource,
  AggregatedCommentResource,
  AggregatedCommentRestoreResource,
  DidItActivityResource,
  DidItImageUploadResource,
  PinCommentResource,
  UnifiedCommentsResource,
} from '#domain/resources/comments.ts'
import { DONE } from '#domain/resources/session.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { Unreachable } from '../links/fetch-outside.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { keepPicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { ownSignature } from '../media/media-address.ts'
import { mustHaveRoom } from '../media/room.ts'
import { activityOfThing } from './activity.ts'
import { deleteComment, editComment, restoreComment } from './change-comment.ts'
import { setLike } from './like-comment.ts'
import { listComments } from './list-comments.ts'
import { mustSeeThing } from './see-thing.ts'
import { changeTry, tryThing } from './tries.ts'
import { writeComment } from './write-comment.ts'

export const commentAnswers = [
  ...answer(AggregatedCommentResource, {
    async get(ctx, { object_id, pin_id }) {
      const { aggregate } = await mustSeeThing(ctx, object_id, pin_id)
      return listComments(ctx, aggregate, { kind: 'comment' })
    },
    create: (ctx, said) => writeComment(ctx, said),
    update: editComment,
    async delete(ctx, which) {
      await deleteComment(ctx, which)
      return DONE
    },
  }),
  ...answer(AggregatedCommentFeedResource, {
    async get(ctx, { object_id, pin_id }) {
      const { aggregate } = await mustSeeThing(ctx, object_id, pin_id)
      return listComments(ctx, aggregate, { kind: 'comment' })
    },
  }),
  ...answer(UnifiedCommentsResource, {
    async get(ctx, { aggregated_pin_id, pin_id, parent_id, comment_featured_ids, is_reversed }) {
      const { aggregate } = await mustSeeThing(ctx, aggregated_pin_id, pin_id)
      return listComments(ctx, aggregate, {
        parent: parent_id,
        ...(is_reversed !== undefined && { isReversed: is_reversed }),
        featured: comment_featured_ids ?? [],
      })
    },
  }),
  ...answer(PinCommentResource, { create: (ctx, said) => writeComment(ctx, said) }),
  ...answer(AggregatedCommentLikeResource, {
    create: (ctx, which) => setLike(ctx, which, true),
    delete: (ctx, which) => setLike(ctx, which, false),
  }),
  ...answer(AggregatedCommentRestoreResource, { update: restoreComment }),
  ...answer(DidItActivityResource, {
    create: tryThing,
    update: changeTry,
    async delete(ctx, { user_did_it_data_id }) {
      await deleteComment(ctx, { comment_id: user_did_it_data_id })
      return DONE
    },
  }),
  ...answer(DidItImageUploadResource, {
    async create(ctx, { image_url }) {
      const own = ownSignature(ctx.house.settings, image_url)
      if (own) return { image_signature: (await knownPicture(ctx, own)).signature }
      const { viewer } = signedIn(ctx)
      await mustHaveRoom(ctx, viewer.id)
      const bytes = await fetchPicture(ctx.house, image_url).catch((error) => {
        if (!(error instanceof Unreachable)) throw error
        throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
      })
      return { image_signature: (await keepPicture(ctx, bytes, viewer.id)).signature }
    },
  }),
  ...answer(AggregatedActivityFeedResource, {
    async get(ctx, { aggregated_pin_data_id, pin_id }) {
      const { aggregate } = await mustSeeThing(ctx, aggregated_pin_data_id, pin_id)
      return activityOfThing(ctx, aggregate)
    },
  }),
]
