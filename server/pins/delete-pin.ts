import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { AUDIENCE, pinAudience } from '#domain/rules/viewer/audience.ts'
import { mustSeePin } from '../access.ts'
import { boardFacts, loadBoardRows, placeOf } from '../boards/load-boards.ts'
import { type Context, signedIn } from '../context.ts'
import { loadPeople, stateOf } from '../users/load-people.ts'
import { aggregatePin, BOARD_PIN_COLUMNS, boardPin, countPin, renewCovers, userPin } from './place-pin.ts'

/** Puts a pin into its owner's trash: 404 for everyone from now on, restorable for a while. */
export async function deletePin(asked: Context, options: { id: Id; board_id?: Id | undefined }): Promise<void> {
  const ctx = signedIn(asked)
  const { pin, board, onlooker } = await mustSeePin(ctx, options.id)
  if (options.board_id && options.board_id !== pin.board_id)
    throw new Refusal('conflict', 'pin.notOnBoard', {}, { field: 'board_id' })
  const mayDelete = onlooker.isOwner || (board && mayActOnBoard(placeOf(board, ctx.actor), 'delete_pins'))
  if (!mayDelete) throw new Refusal('forbidden', 'pin.notYours')
  const deletion_id = ctx.house.newId()
  await ctx.db
    .updateTable('pins')
    .set({ state: 'trashed', audience: AUDIENCE.nobody, deleted_at: ctx.now, deletion_id })
    .where('id', '=', pin.id)
    .execute()
  await ctx.db.deleteFrom('user_pins').where('user_id', '=', pin.pinner_id).where('pin_id', '=', pin.id).execute()
  await ctx.db
    .deleteFrom('aggregate_pins')
    .where('aggregate_id', '=', pin.aggregate_id)
    .where('pin_id', '=', pin.id)
    .execute()
  if (pin.board_id) {
    await ctx.db.deleteFrom('board_pins').where('board_id', '=', pin.board_id).where('pin_id', '=', pin.id).execute()
    await renewCovers(ctx, pin.board_id)
  }
  const entry = { user_id: pin.pinner_id, deletion_id, target_id: pin.id, kind: 'pin', deleted_at: ctx.now }
  await ctx.db.insertInto('trash').values(entry).execute()
  countPin(ctx, pin, -1)
  ctx.emit('pin.deleted', { pin_id: pin.id, board_id: pin.board_id })
}

/** Brings a pin back from one's trash; when its board is gone it goes to the profile. */
export async function restorePin(asked: Context, id: Id): Promise<void> {
  const ctx = signedIn(asked)
  const pin = await ctx.db
    .selectFrom('pins')
    .selectAll()
    .where('id', '=', id)
    .where('pinner_id', '=', ctx.actor.id)
    .where('state', '=', 'trashed')
    .forUpdate()
    .executeTakeFirst()
  if (!pin) throw new Refusal('no_pin', 'pin.none')
  const board = pin.board_id ? (await loadBoardRows(ctx, [pin.board_id])).get(pin.board_id) : undefined
  const isBoardThere = board && board.state !== 'trashed'
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const facts = isBoardThere ? boardFacts(board, owner) : null
  const audience = pinAudience({ state: 'live', pinnerState: stateOf(ctx.actor) }, facts)
  const section_id = board?.sections.some((one) => one.id === pin.section_id) ? pin.section_id : null
  const back = {
    ...pin,
    audience,
    board_id: isBoardThere ? board.id : null,
    section_id: isBoardThere ? section_id : null,
  }
  await ctx.db
    .updateTable('pins')
    .set({
      state: 'live',
      audience,
      board_id: back.board_id,
      section_id: back.section_id,
      deleted_at: null,
      deletion_id: null,
    })
    .where('id', '=', id)
    .execute()
  await ctx.db.insertInto('user_pins').values(userPin(back)).execute()
  await ctx.db.insertInto('aggregate_pins').values(aggregatePin(back)).execute()
  await ctx.db.insertInto('board_pins').columns(BOARD_PIN_COLUMNS).expression(boardPin(back)).execute()
  if (back.board_id) await renewCovers(ctx, back.board_id)
  await ctx.db.deleteFrom('trash').where('user_id', '=', ctx.actor.id).where('target_id', '=', id).execute()
  countPin(ctx, back, +1)
  ctx.emit('pin.restored', { pin_id: id })
}
