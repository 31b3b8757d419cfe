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
import { loadCreatorAnalytics } from '../analytics/pin-analytics.ts'
import { defineAnswers } from '../answer.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadFoundObjects } from '../meaning/found-objects.ts'
import { bulkEditAnswers } from '../places/bulk-edit.ts'
import { mustSeePinOrMerged } from '../records/access.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import { findShoppingPagesOfPin } from '../records/shopping-slugs.ts'
import { bulkUndoAnswers } from './bulk-undo.ts'
import { changePin } from './change-pin.ts'
import { changeStory } from './change-story.ts'
import { createPin } from './create-pin.ts'
import { createStory, storeStoryCover } from './create-story.ts'
import { restoreTrashedPin, trashPin } from './delete-pin.ts'
import { draftAnswers } from './draft-answers.ts'
import { setPinFavorite } from './favorite.ts'
import { prefetchSavedPin } from './find-saved-pin.ts'
import { setReaction } from './react.ts'
import { storeSentPicture } from './resolve-picture.ts'
import { savePinToBoard } from './save-pin.ts'
import { trashAnswers } from './trash.ts'

export const pinAnswers = [
  ...defineAnswers(
    PinResource,
    {
      async get(ctx, { id }) {
        const found = await mustSeePinOrMerged(ctx, id)
        const pin = await mustLoadPin(ctx, found.pin.id)
        const pin_join = { ...pin.pin_join, shopping_klp_urls: await findShoppingPagesOfPin(ctx, pin) }
        const creator_analytics = await loadCreatorAnalytics(ctx, found.pin.id, found.pin.pinner_id)
        return {
          ...pin,
          pin_join,
          visual_objects: await loadFoundObjects(ctx, pin.image_signature),
          aggregated_pin_data: { ...pin.aggregated_pin_data, creator_analytics },
        }
      },
      create: createPin,
      update: changePin,
      async delete(ctx, options) {
        await trashPin(ctx, options)
        return DONE
      },
    },
    { before: { create: storeSentPicture } },
  ),
  ...defineAnswers(
    StoryPinResource,
    { create: createStory, update: changeStory },
    { before: { create: storeStoryCover, update: storeStoryCover } },
  ),
  ...defineAnswers(PinRestoreResource, {
    async update(ctx, { id }) {
      await restoreTrashedPin(ctx, id)
      return flushCountsThen(ctx, () => mustLoadPin(ctx, id))
    },
  }),
  ...defineAnswers(RepinResource, { create: savePinToBoard }, { first: { create: prefetchSavedPin } }),
  ...defineAnswers(ReactionResource, {
    create: (ctx, { pin_id, reaction_type }) => setReaction(ctx, pin_id, reaction_type),
    delete: (ctx, { pin_id }) => setReaction(ctx, pin_id, null),
  }),
  ...defineAnswers(FavoriteResource, {
    create: (ctx, { pin_id }) => setPinFavorite(ctx, pin_id, true),
    delete: (ctx, { pin_id }) => setPinFavorite(ctx, pin_id, false),
  }),
  ...defineAnswers(PinLikeResource, {
    create: (ctx, { pin_id }) => setPinFavorite(ctx, pin_id, true),
    delete: (ctx, { pin_id }) => setPinFavorite(ctx, pin_id, false),
  }),
  ...bulkEditAnswers,
  ...bulkUndoAnswers,
  ...trashAnswers,
  ...draftAnswers,
]
