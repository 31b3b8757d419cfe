import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { mayActOnBoard } from '#domain/rules/board/board-action.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadPictureContent } from '../meaning/found-objects.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { addPictureUse, endPictureUse } from '../media/store-picture.ts'
import { lockPins } from '../places/list-rows.ts'
import { movePins } from '../places/move-pin.ts'
import { refreshBoardCovers } from '../places/refresh-board-covers.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { toVideoIds } from '../records/carousel-slide.ts'
import { type BoardRow, findBoardMember } from '../records/load-boards.ts'
import { type LoadedPin, mustLoadPin } from '../records/load-pins.ts'
import { findNamedPeople } from '../records/named-people.ts'
import { toMentionTags } from '../records/pin-mentions.ts'
import { hasReactionsDisabled, type StoredMedia } from '../records/show-kinds.ts'
import { addVideoUse, endVideoUse, loadUsableVideo } from '../video/video-use.ts'
import { parsePinLink } from './clean-link.ts'
import { notifyMentionedPeople } from './notify-mentioned-people.ts'

/** Updates only the fields that were sent; a new board or section moves the pin. */
export async function changePin(asked: Context, options: ParsedOptionsOf<typeof PinResource.update>): Promise<Pin> {
  const ctx = requireSignedIn(asked)
  const loaded = await mustSeePin(ctx, options.id)
  const { title, description, alt_text, note, link } = options
  const mentions =
    description === undefined ? undefined : await findNamedPeople(ctx, description, options.user_mention_tags)
  const changes = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description, mentions: mentions?.length ? JSON.stringify(mentions) : null }),
    ...(alt_text !== undefined && { alt_text }),
    ...(note !== undefined && { note }),
    ...(link !== undefined && { link: parsePinLink(link) }),
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
  const pin = await flushCountsThen(ctx, () => mustLoadPin(ctx, options.id))
  await notifyMentionedPeople(ctx, options.id, mentions ?? [], toMentionTags(loaded.pin))
  return pin
}

/**
 * Replaces the picture of an aggregate for everyone who saved it. The former picture is erased when nothing else uses
 * it.
 */
async function replacePicture(ctx: Context, loaded: LoadedPin, signature: string): Promise<void> {
  assertIsCreator(loaded)
  const { aggregate } = loaded
  const hasMore = Object.keys(aggregate.media ?? {}).some((name) => name !== 'reactions_disabled')
  if (hasMore && aggregate.kind !== 'video')
    throw new Refusal('bad_input', 'pin.pictureStays', {}, { field: 'image_signature' })
  const { ext, width, height, dominant_color } = await findPictureBySignature(ctx, signature)
  if (signature === aggregate.image_signature) return
  await addPictureUse(ctx, signature, 'aggregate', aggregate.id)
  await ctx.db
    .updateTable('aggregates')
    .set({
      image_signature: signature,
      image_ext: ext,
      width,
      height,
      dominant_color,
      ...(await loadPictureContent(ctx, signature)),
    })
    .where('id', '=', aggregate.id)
    .execute()
  if (aggregate.image_signature)
    await endPictureUse(ctx, aggregate.image_signature, 'aggregate', aggregate.id, 'cutOff')
  await refreshBoardCovers(ctx, aggregate.id)
}

/** Replaces the video of an aggregate and its picture. The former files are erased when nothing else uses them. */
async function replaceVideo(ctx: SignedIn, loaded: LoadedPin, videoId: Id, cover?: string): Promise<void> {
  assertIsCreator(loaded)
  const { aggregate } = loaded
  if (aggregate.kind !== 'video') throw new Refusal('bad_input', 'pin.videoStays', {}, { field: 'video_id' })
  const video = await loadUsableVideo(ctx, videoId)
  const { videos: _v, video_status: _s, ...rest } = (aggregate.media ?? {}) as StoredMedia
  await addVideoUse(ctx, videoId, aggregate.id)
  const media = JSON.stringify({ ...rest, ...video.media })
  await ctx.db.updateTable('aggregates').set({ media }).where('id', '=', aggregate.id).execute()
  for (const former of toVideoIds(aggregate)) if (former !== videoId) await endVideoUse(ctx, former, aggregate.id)
  await replacePicture(ctx, loaded, cover ?? video.cover.signature)
}

/** Refuses unless the viewer created the aggregate, because the change affects all its pins. */
export function assertIsCreator({ pin, aggregate, onlooker }: LoadedPin): void {
  if (!onlooker.isOwner || aggregate.first_pin_id !== pin.id) throw new Refusal('forbidden', 'pin.notYours')
}

async function allowComments(ctx: Context, loaded: LoadedPin, isAllowed: boolean): Promise<void> {
  const { aggregate } = loaded
  if (isAllowed === aggregate.is_comments_allowed) return
  assertIsCreator(loaded)
  await ctx.db
    .updateTable('aggregates')
    .set({ is_comments_allowed: isAllowed })
    .where('id', '=', aggregate.id)
    .execute()
}

/** Turns reactions off or on. Existing reactions stay stored and are shown again when reactions are turned on. */
async function disableReactions(ctx: Context, loaded: LoadedPin, areDisabled: boolean): Promise<void> {
  const { aggregate } = loaded
  if (areDisabled === hasReactionsDisabled(aggregate)) return
  assertIsCreator(loaded)
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

/**
 * Returns the target board of a move. Everyone may move their own pins; other people's pins need the right to move on
 * the board they come from.
 */
async function targetBoard(ctx: Context, { board, onlooker }: LoadedPin, id: Id | null): Promise<BoardRow | null> {
  const mayTake = onlooker.isOwner || (board && mayActOnBoard(findBoardMember(board, ctx.actor), 'move_pins'))
  if (!mayTake) throw new Refusal('forbidden', 'pin.notYours')
  if (!id && !onlooker.isOwner) throw new Refusal('forbidden', 'pin.notYours')
  return id ? mustActOnBoard(ctx, id, 'add_pins') : null
}
