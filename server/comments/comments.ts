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
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { UnreachableError } from '../links/fetch-outside-url.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { parseOwnSignature, toImageUrl } from '../media/image-urls.ts'
import { storePicture } from '../media/store-picture.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { mustSeePerson } from '../records/access.ts'
import { listActivityOfAggregate } from './activity.ts'
import { deleteComment, editComment, restoreComment } from './change-comment.ts'
import { createComment } from './create-comment.ts'
import { setCommentLike } from './like-comment.ts'
import { listComments } from './list-comments.ts'
import { mustSeeAggregate } from './see-aggregate.ts'
import { createTry, listTriesOfPerson, updateTry } from './tries.ts'

/** Downloads a picture from an external URL and stores it; from then on it is one of our own. */
async function takeFromAddress(ctx: Context, { image_url, ...rest }: { image_url: string }) {
  if (parseOwnSignature(ctx.house.settings, image_url)) return { ...rest, image_url }
  const { viewer } = requireSignedIn(ctx)
  await assertUploadSpace(ctx, viewer.id)
  const bytes = await fetchPicture(ctx.house, image_url).catch((error) => {
    if (!(error instanceof UnreachableError)) throw error
    throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
  })
  const { signature, ext } = await storePicture(ctx.house, bytes, viewer.id)
  return { ...rest, image_url: toImageUrl(ctx.house.settings, 'originals', signature, ext) }
}

export const commentAnswers = [
  ...defineAnswers(AggregatedCommentResource, {
    async get(ctx, { object_id, pin_id }) {
      const { aggregate } = await mustSeeAggregate(ctx, object_id, pin_id)
      return listComments(ctx, aggregate, { kind: 'comment' })
    },
    create: (ctx, said) => createComment(ctx, said),
    update: editComment,
    async delete(ctx, which) {
      await deleteComment(ctx, which)
      return DONE
    },
  }),
  ...defineAnswers(AggregatedCommentFeedResource, {
    async get(ctx, { object_id, pin_id }) {
      const { aggregate } = await mustSeeAggregate(ctx, object_id, pin_id)
      return listComments(ctx, aggregate, { kind: 'comment' })
    },
  }),
  ...defineAnswers(UnifiedCommentsResource, {
    async get(ctx, { aggregated_pin_id, pin_id, parent_id, comment_featured_ids, is_reversed }) {
      const { aggregate } = await mustSeeAggregate(ctx, aggregated_pin_id, pin_id)
      return listComments(ctx, aggregate, {
        parent: parent_id,
        ...(is_reversed !== undefined && { isReversed: is_reversed }),
        featured: comment_featured_ids ?? [],
      })
    },
  }),
  ...defineAnswers(PinCommentResource, { create: (ctx, said) => createComment(ctx, said) }),
  ...defineAnswers(AggregatedCommentLikeResource, {
    create: (ctx, which) => setCommentLike(ctx, which, true),
    delete: (ctx, which) => setCommentLike(ctx, which, false),
  }),
  ...defineAnswers(AggregatedCommentRestoreResource, { update: restoreComment }),
  ...defineAnswers(DidItActivityResource, {
    create: createTry,
    update: updateTry,
    async delete(ctx, { user_did_it_data_id }) {
      await deleteComment(ctx, { comment_id: user_did_it_data_id })
      return DONE
    },
  }),
  ...defineAnswers(
    DidItImageUploadResource,
    {
      async create(ctx, { image_url }) {
        const own = parseOwnSignature(ctx.house.settings, image_url)
        if (!own) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'image_url' })
        return { image_signature: (await findPictureBySignature(ctx, own)).signature }
      },
    },
    { before: { create: takeFromAddress } },
  ),
  ...defineAnswers(DidItUserFeedResource, {
    get: async (ctx, { username }) => listTriesOfPerson(ctx, await mustSeePerson(ctx, { username })),
  }),
  ...defineAnswers(AggregatedActivityFeedResource, {
    async get(ctx, { aggregated_pin_data_id, pin_id }) {
      const { aggregate } = await mustSeeAggregate(ctx, aggregated_pin_data_id, pin_id)
      return listActivityOfAggregate(ctx, aggregate)
    },
  }),
]
