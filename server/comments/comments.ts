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
import { DidItUserFeedResource } from '#domain/resources/users.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { Unreachable } from '../links/fetch-outside.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { takePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { imageAddress, ownSignature } from '../media/media-address.ts'
import { mustHaveRoom } from '../media/room.ts'
import { mustSeePerson } from '../records/access.ts'
import { activityOfAggregate } from './activity.ts'
import { deleteComment, editComment, restoreComment } from './change-comment.ts'
import { setLike } from './like-comment.ts'
import { listComments } from './list-comments.ts'
import { mustSeeAggregate } from './see-aggregate.ts'
import { changeTry, triesOfPerson, tryAggregate } from './tries.ts'
import { writeComment } from './write-comment.ts'

/** The picture of an outside address is taken in first; from then on it is one of ours. */
async function takeFromAddress(ctx: Context, { image_url, ...rest }: { image_url: string }) {
  if (ownSignature(ctx.house.settings, image_url)) return { ...rest, image_url }
  const { viewer } = signedIn(ctx)
  await mustHaveRoom(ctx, viewer.id)
  const bytes = await fetchPicture(ctx.house, image_url).catch((error) => {
    if (!(error instanceof Unreachable)) throw error
    throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
  })
  const { signature, ext } = await takePicture(ctx.house, bytes, viewer.id)
  return { ...rest, image_url: imageAddress(ctx.house.settings, 'originals', signature, ext) }
}

export const commentAnswers = [
  ...answer(AggregatedCommentResource, {
    async get(ctx, { object_id, pin_id }) {
      const { aggregate } = await mustSeeAggregate(ctx, object_id, pin_id)
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
      const { aggregate } = await mustSeeAggregate(ctx, object_id, pin_id)
      return listComments(ctx, aggregate, { kind: 'comment' })
    },
  }),
  ...answer(UnifiedCommentsResource, {
    async get(ctx, { aggregated_pin_id, pin_id, parent_id, comment_featured_ids, is_reversed }) {
      const { aggregate } = await mustSeeAggregate(ctx, aggregated_pin_id, pin_id)
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
    create: tryAggregate,
    update: changeTry,
    async delete(ctx, { user_did_it_data_id }) {
      await deleteComment(ctx, { comment_id: user_did_it_data_id })
      return DONE
    },
  }),
  ...answer(
    DidItImageUploadResource,
    {
      async create(ctx, { image_url }) {
        const own = ownSignature(ctx.house.settings, image_url)
        if (!own) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
        return { image_signature: (await knownPicture(ctx, own)).signature }
      },
    },
    { before: { create: takeFromAddress } },
  ),
  ...answer(DidItUserFeedResource, {
    get: async (ctx, { username }) => triesOfPerson(ctx, await mustSeePerson(ctx, { username })),
  }),
  ...answer(AggregatedActivityFeedResource, {
    async get(ctx, { aggregated_pin_data_id, pin_id }) {
      const { aggregate } = await mustSeeAggregate(ctx, aggregated_pin_data_id, pin_id)
      return activityOfAggregate(ctx, aggregate)
    },
  }),
]
