import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { mayActOnBoard } from '#domain/rules/board/board-action.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { lockPins } from '../places/list-rows.ts'
import { restorePins, trashPins } from '../places/trash-pins.ts'
import { assertPinPublished, mustSeePin } from '../records/access.ts'
import { findBoardMember } from '../records/load-boards.ts'

/** Moves a pin to its owner's trash: a 404 for everyone from now on, restorable for a while. */
export async function trashPin(asked: Context, options: { id: Id; board_id?: Id | undefined }): Promise<void> {
  const ctx = requireSignedIn(asked)
  const seen = await mustSeePin(ctx, options.id)
  assertPinPublished(seen)
  const { pin, board, onlooker } = seen
  if (options.board_id && options.board_id !== pin.board_id)
    throw new Refusal('conflict', 'pin.notOnBoard', {}, { field: 'board_id' })
  const mayDelete = onlooker.isOwner || (board && mayActOnBoard(findBoardMember(board, ctx.actor), 'delete_pins'))
  if (!mayDelete) throw new Refusal('forbidden', 'pin.notYours')
  await trashPins(ctx, await lockPins(ctx, [pin.id]), ctx.house.newId())
  ctx.emit('pin.deleted', { pin_id: pin.id, board_id: pin.board_id })
}

/** Restores a pin from the actor's trash. If its board is gone, the pin goes to the profile. */
export async function restoreTrashedPin(asked: Context, id: Id): Promise<void> {
  const ctx = requireSignedIn(asked)
  const [pin] = await lockPins(ctx, [id])
  if (pin?.pinner_id !== ctx.actor.id || pin.state !== 'trashed') throw new Refusal('no_pin', 'pin.none')
  await restorePins(ctx, [pin])
  ctx.emit('pin.restored', { pin_id: id })
}
