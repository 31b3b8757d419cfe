import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { type Context, signedIn } from '../context.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { lockPins } from '../places/list-rows.ts'
import { movePins } from '../places/move-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { type BoardRow, placeOf } from '../records/load-boards.ts'
import { type LoadedPin, mustLoadPin } from '../records/load-pins.ts'
import { hasReactionsDisabled } from '../records/show-kinds.ts'
import { cleanLink } from './clean-link.ts'

/** Changes what was sent and nothing else; a new board or section moves the pin. */
export async function changePin(asked: Context, options: TakenOf<typeof PinResource.update>): Promise<Pin> {
  const ctx = signedIn(asked)
  const loaded = await mustSeePin(ctx, options.id)
  const { title, description, alt_text, note, link } = options
  const changes = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(alt_text !== undefined && { alt_text }),
    ...(note !== undefined && { note }),
    ...(link !== undefined && { link: cleanLink(link) }),
  }
  if (Object.keys(changes).length)
    await ctx.db
      .updateTable('pins')
      .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
      .where('id', '=', options.id)
      .execute()
  if (options.is_comments_allowed !== undefined) await allowComments(ctx, loaded, options.is_comments_allowed)
  if (options.reactions_disabled !== undefined) await disableReactions(ctx, loaded, options.reactions_disabled)
  if (options.board_id !== undefined || options.board_section_id !== undefined) await moveTo(ctx, loaded, options)
  ctx.emit('pin.changed', { pin_id: options.id })
  return shownAfter(ctx, () => mustLoadPin(ctx, options.id))
}

/** Whoever made the thing decides for all pins of it. */
function mustHaveMade({ pin, aggregate, onlooker }: LoadedPin): void {
  if (!onlooker.isOwner || aggregate.first_pin_id !== pin.id) throw new Refusal('forbidden', 'pin.notYours')
}

async function allowComments(ctx: Context, loaded: LoadedPin, isAllowed: boolean): Promise<void> {
  const { aggregate } = loaded
  if (isAllowed === aggregate.is_comments_allowed) return
  mustHaveMade(loaded)
  await ctx.db
    .updateTable('aggregates')
    .set({ is_comments_allowed: isAllowed })
    .where('id', '=', aggregate.id)
    .execute()
}

/** Those that were given stay, unseen, until reactions are allowed again. */
async function disableReactions(ctx: Context, loaded: LoadedPin, areDisabled: boolean): Promise<void> {
  const { aggregate } = loaded
  if (areDisabled === hasReactionsDisabled(aggregate)) return
  mustHaveMade(loaded)
  const rest = sql`coalesce(media, '{}') - 'reactions_disabled'`
  await ctx.db
    .updateTable('aggregates')
    .set({ media: areDisabled ? sql`${rest} || '{"reactions_disabled": true}'` : sql`nullif(${rest}, '{}')` })
    .where('id', '=', aggregate.id)
    .execute()
}

type Target = { board_id?: Id | null | undefined; board_section_id?: Id | null | undefined }

async function moveTo(ctx: Context, loaded: LoadedPin, { board_id, board_section_id }: Target): Promise<void> {
  const isElsewhere = board_id !== undefined && board_id !== loaded.pin.board_id
  const board = isElsewhere ? await targetBoard(ctx, loaded, board_id) : loaded.board
  const keepsSection = !isElsewhere && board_section_id === undefined
  const section = keepsSection ? loaded.pin.section_id : (mustHaveSection(board, board_section_id)?.id ?? null)
  const [pin] = await lockPins(ctx, [loaded.pin.id])
  if (pin) await movePins(ctx, [{ pin, board, section }])
}

/** Everyone may move their own pins; others' pins need the right to move on the board they are taken from. */
async function targetBoard(ctx: Context, { board, onlooker }: LoadedPin, id: Id | null): Promise<BoardRow | null> {
  const mayTake = onlooker.isOwner || (board && mayActOnBoard(placeOf(board, ctx.actor), 'move_pins'))
  if (!mayTake) throw new Refusal('forbidden', 'pin.notYours')
  if (!id && !onlooker.isOwner) throw new Refusal('forbidden', 'pin.notYours')
  return id ? mustActOnBoard(ctx, id, 'add_pins') : null
}
