import { Refusal } from '#domain/refusal.ts'
import {
  FavoriteResource,
  PinLikeResource,
  PinResource,
  PinRestoreResource,
  ReactionResource,
  RepinResource,
} from '#domain/resources/pins.ts'
import { DONE } from '#domain/resources/session.ts'
import { answer } from '../answer.ts'
import { flushCounts } from '../counts.ts'
import { bulkEdit } from '../places/bulk-edit.ts'
import { mustFindPin } from '../records/access.ts'
import { loadPins } from '../records/load-pins.ts'
import { bulkUndo } from './bulk-undo.ts'
import { changePin } from './change-pin.ts'
import { createPin } from './create-pin.ts'
import { deletePin, restorePin } from './delete-pin.ts'
import { setFavorite } from './favorite.ts'
import { setReaction } from './react.ts'
import { savePin } from './save-pin.ts'
import { trashAnswers } from './trash.ts'
import { askWhetherSaved } from './whether-saved.ts'

export const pinAnswers = [
  ...answer(PinResource, {
    async get(ctx, { id }) {
      const found = await mustFindPin(ctx, id)
      const [pin] = await loadPins(ctx, [found.pin.id], 'address')
      if (!pin) throw new Refusal('no_pin', 'pin.none')
      return pin
    },
    create: createPin,
    update: changePin,
    async delete(ctx, options) {
      await deletePin(ctx, options)
      return DONE
    },
  }),
  ...answer(PinRestoreResource, {
    async update(ctx, { id }) {
      await restorePin(ctx, id)
      await flushCounts(ctx)
      ctx.rows.clear()
      const [pin] = await loadPins(ctx, [id], 'address')
      if (!pin) throw new Refusal('no_pin', 'pin.none')
      return pin
    },
  }),
  ...answer(RepinResource, { create: savePin }, { create: askWhetherSaved }),
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
]
