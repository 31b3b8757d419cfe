import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { labelsOf } from '../meaning/objects-of.ts'
import { releasePicture, usePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { lockPins } from '../places/list-rows.ts'
import { movePins } from '../places/move-pin.ts'
import { updateCovers } from '../places/place-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { videosOf } from '../records/at-carousel-slide.ts'
import { type BoardRow, placeOf } from '../records/load-boards.ts'
import { type LoadedPin, mustLoadPin } from '../records/load-pins.ts'
import { mentionsOf } from '../records/mentions-of.ts'
import { namedPeople } from '../records/named-people.ts'
import { hasReactionsDisabled, type StoredMedia } from '../records/show-kinds.ts'
import { releaseVideo, useVideo, videoFor } from '../video/video-for.ts'
import { cleanLink } from './clean-link.ts'
import { tellMentioned } from './tell-mentioned.ts'

/** A thing may be on very many boards; those that were pinned to last show their newest. */
const COVERED_BOARDS = 100

/** Changes what was sent and nothing else; a new board or section moves the pin. */
export async function changePin(asked: Context, options: TakenOf<typeof PinResource.update>): Promise<Pin> {
  const ctx = signedIn(asked)
  const loaded = await mustSeePin(ctx, options.id)
  const { title, description, alt_text, note, link } = options
  const mentions =
    description === undefined ? undefined : await namedPeople(ctx, description, options.user_mention_tags)
  const changes = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description, mentions: mentions?.length ? JSON.stringify(mentions) : null }),
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
  if (options.video_id) await replaceVideo(ctx, loaded, options.video_id, options.image_signature)
  else if (options.image_signature) await replacePicture(ctx, loaded, options.image_signature)
  if (options.is_comments_allowed !== undefined) await allowComments(ctx, loaded, options.is_comments_allowed)
  if (options.reactions_disabled !== undefined) await disableReactions(ctx, loaded, options.reactions_disabled)
  if (options.board_id !== undefined || options.board_section_id !== undefined) await moveTo(ctx, loaded, options)
  ctx.emit('pin.changed', { pin_id: options.id })
  const pin = await shownAfter(ctx, () => mustLoadPin(ctx, options.id))
  await tellMentioned(ctx, options.id, mentions ?? [], mentionsOf(loaded.pin))
  return pin
}

/** The picture of a thing is another from now on, for all who saved it; the former goes when nothing else shows it. */
async function replacePicture(ctx: Context, loaded: LoadedPin, signature: string): Promise<void> {
  mustHaveMade(loaded)
  const { aggregate } = loaded
  const hasMore = Object.keys(aggregate.media ?? {}).some((name) => name !== 'reactions_disabled')
  if (hasMore && aggregate.kind !== 'video')
    throw new Refusal('bad_input', 'pin.pictureStays', {}, { field: 'image_signature' })
  const { ext, width, height, dominant_color } = await knownPicture(ctx, signature)
  if (signature === aggregate.image_signature) return
  await usePicture(ctx, signature, 'aggregate', aggregate.id)
  await ctx.db
    .updateTable('aggregates')
    .set({
      image_signature: signature,
      image_ext: ext,
      width,
      height,
      dominant_color,
      shows: await labelsOf(ctx, signature),
    })
    .where('id', '=', aggregate.id)
    .execute()
  if (aggregate.image_signature)
    await releasePicture(ctx, aggregate.image_signature, 'aggregate', aggregate.id, 'cutOff')
  await refreshCovers(ctx, aggregate.id)
}

/** The video of a thing is another from now on, with its picture; the former goes when nothing else shows it. */
async function replaceVideo(ctx: SignedIn, loaded: LoadedPin, videoId: Id, cover?: string): Promise<void> {
  mustHaveMade(loaded)
  const { aggregate } = loaded
  if (aggregate.kind !== 'video') throw new Refusal('bad_input', 'pin.videoStays', {}, { field: 'video_id' })
  const video = await videoFor(ctx, videoId)
  const { videos: _v, video_status: _s, ...rest } = (aggregate.media ?? {}) as StoredMedia
  await useVideo(ctx, videoId, aggregate.id)
  const media = JSON.stringify({ ...rest, ...video.media })
  await ctx.db.updateTable('aggregates').set({ media }).where('id', '=', aggregate.id).execute()
  for (const former of videosOf(aggregate)) if (former !== videoId) await releaseVideo(ctx, former, aggregate.id)
  await replacePicture(ctx, loaded, cover ?? video.cover.signature)
}

/** The boards it is on show the new picture among their newest. */
export async function refreshCovers(ctx: Context, aggregateId: Id): Promise<void> {
  const places = await ctx.db
    .selectFrom('aggregate_pins')
    .select('board_id')
    .where('aggregate_id', '=', aggregateId)
    .where('board_id', 'is not', null)
    .orderBy('saved_at', 'desc')
    .limit(COVERED_BOARDS)
    .execute()
  await updateCovers(
    ctx,
    places.flatMap(({ board_id }) => board_id ?? []),
  )
}

/** Whoever made the thing decides for all pins of it. */
export function mustHaveMade({ pin, aggregate, onlooker }: LoadedPin): void {
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

/** Turns reactions off or on. Those that were given are stored, unseen, until reactions are on again. */
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
