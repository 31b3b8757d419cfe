import {
  FavoriteResource,
  PinLikeResource,
  PinResource,
  PinRestoreResource,
  ReactionResource,
  RepinResource,
} from '#domain/resources/pins.ts'
import { DONE } from '#domain/resources/session.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { creatorAnalytics } from '../analytics/pin-analytics.ts'
import { answer } from '../answer.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { objectsOf } from '../meaning/objects-of.ts'
import { bulkEdit } from '../places/bulk-edit.ts'
import { mustFindPin } from '../records/access.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import { shoppingPagesOf } from '../records/shopping-slugs.ts'
import { bulkUndo } from './bulk-undo.ts'
import { changePin } from './change-pin.ts'
import { changeStory } from './change-story.ts'
import { createPin } from './create-pin.ts'
import { createStory, takeStoryCover } from './create-story.ts'
import { deletePin, restorePin } from './delete-pin.ts'
import { draftAnswers } from './draft-answers.ts'
import { setFavorite } from './favorite.ts'
import { takeSentPicture } from './picture-for.ts'
import { setReaction } from './react.ts'
import { savePin } from './save-pin.ts'
import { trashAnswers } from './trash.ts'
import { askWhetherSaved } from './whether-saved.ts'

export const pinAnswers = [
  ...answer(
    PinResource,
    {
      async get(ctx, { id }) {
        const found = await mustFindPin(ctx, id)
        const pin = await mustLoadPin(ctx, found.pin.id)
        const pin_join = { ...pin.pin_join, shopping_klp_urls: await shoppingPagesOf(ctx, pin) }
        const creator_analytics = await creatorAnalytics(ctx, found.pin.id, found.pin.pinner_id)
        return {
          ...pin,
          pin_join,
          visual_objects: await objectsOf(ctx, pin.image_signature),
          aggregated_pin_data: { ...pin.aggregated_pin_data, creator_analytics },
        }
      },
      create: createPin,
      update: changePin,
      async delete(ctx, options) {
        await deletePin(ctx, options)
        return DONE
      },
    },
    { before: { create: takeSentPicture } },
  ),
  ...answer(
    StoryPinResource,
    { create: createStory, update: changeStory },
    { before: { create: takeStoryCover, update: takeStoryCover } },
  ),
  ...answer(PinRestoreResource, {
    async update(ctx, { id }) {
      await restorePin(ctx, id)
      return shownAfter(ctx, () => mustLoadPin(ctx, id))
    },
  }),
  ...answer(RepinResource, { create: savePin }, { first: { create: askWhetherSaved } }),
  ...answer(ReactionResource, {
    create: (ctx, { pin_id, reaction_type }) => setReaction(ctx, pin_id, reaction_type),
    delete: (ctx, { pin_id }) => setReaction(ctx, pin_id, null),
  }),
  ...answer(FavoriteResource, {
    create: (ctx, { pin_id }) => setFavorite(ctx, pin_id, true),
    delete: (ctx, { pin_id }) => setFavorite(ctx, pin_id, false),
  }),
  ...answer(PinLikeResource, {
    create: (ctx, { pin_id }) => setFavorite(ctx, pin_id, true),
    delete: (ctx, { pin_id }) => setFavorite(ctx, pin_id, false),
  }),
  ...bulkEdit,
  ...bulkUndo,
  ...trashAnswers,
  ...draftAnswers,
]
