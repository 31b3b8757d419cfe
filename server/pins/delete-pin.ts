import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { type Context, signedIn } from '../context.ts'
import { lockPins } from '../places/list-rows.ts'
import { restorePins, trashPins } from '../places/trash-pins.ts'
import { mustBePublished, mustSeePin } from '../records/access.ts'
import { placeOf } from '../records/load-boards.ts'

/** Puts a pin into its owner's trash: 404 for everyone from now on, restorable for a while. */
export async function deletePin(asked: Context, options: { id: Id; board_id?: Id | undefined }): Promise<void> {
  const ctx = signedIn(asked)
  const seen = await mustSeePin(ctx, options.id)
  mustBePublished(seen)
  const { pin, board, onlooker } = seen
  if (options.board_id && options.board_id !== pin.board_id)
    throw new Refusal('conflict', 'pin.notOnBoard', {}, { field: 'board_id' })
  const mayDelete = onlooker.isOwner || (board && mayActOnBoard(placeOf(board, ctx.actor), 'delete_pins'))
  if (!mayDelete) throw new Refusal('forbidden', 'pin.notYours')
  await trashPins(ctx, await lockPins(ctx, [pin.id]), ctx.house.newId())
  ctx.emit('pin.deleted', { pin_id: pin.id, board_id: pin.board_id })
}

/** Brings a pin back from one's trash; when its board is gone it goes to the profile. */
export async function restorePin(asked: Context, id: Id): Promise<void> {
  const ctx = signedIn(asked)
  const [pin] = await lockPins(ctx, [id])
  if (pin?.pinner_id !== ctx.actor.id || pin.state !== 'trashed') throw new Refusal('no_pin', 'pin.none')
  await restorePins(ctx, [pin])
  ctx.emit('pin.restored', { pin_id: id })
}
