import type { Pin } from '#domain/entities/pin.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { type Context, signedIn } from '../context.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { usePicture } from '../media/keep-picture.ts'
import { PLACEHOLDER } from '../media/placeholder.ts'
import { placePin } from '../places/place-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard } from '../records/access.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import { domainOf } from '../records/show-pin.ts'
import { cleanLink } from './clean-link.ts'
import { pictureFor } from './picture-for.ts'

/** Creating makes both: the thing, and its creator's placing of it. */
export async function createPin(asked: Context, options: TakenOf<typeof PinResource.create>): Promise<Pin> {
  const ctx = signedIn(asked)
  const board = options.board_id ? await mustActOnBoard(ctx, options.board_id, 'add_pins') : null
  const section = mustHaveSection(board, options.section)
  const link = cleanLink(options.link)
  const picture = await pictureFor(ctx, options)
  const id = ctx.house.newId()
  const aggregate = {
    id: ctx.house.newId(),
    first_pin_id: id,
    origin_pinner_id: ctx.actor.id,
    native_creator_id: picture.isUploaded && options.method !== 'scraped' ? ctx.actor.id : null,
    image_signature: picture.image?.signature ?? null,
    image_ext: picture.image?.ext ?? 'jpg',
    width: picture.image?.width ?? PLACEHOLDER.width,
    height: picture.image?.height ?? PLACEHOLDER.height,
    dominant_color: picture.image?.dominant_color ?? PLACEHOLDER.color,
    source_image_url: picture.from,
    domain: link ? domainOf(link) : null,
    is_comments_allowed: options.is_comments_allowed ?? true,
    created_at: ctx.now,
  }
  await ctx.db.insertInto('aggregates').values(aggregate).execute()
  if (picture.image) await usePicture(ctx, picture.image.signature, 'aggregate', aggregate.id)
  await placePin(
    ctx,
    ctx.actor,
    {
      id,
      aggregate_id: aggregate.id,
      pinner_id: ctx.actor.id,
      section_id: section?.id ?? null,
      title: options.title ?? '',
      description: options.description ?? '',
      link,
      alt_text: options.alt_text ?? '',
      state: picture.image ? 'live' : 'waiting',
      created_at: ctx.now,
      saved_at: ctx.now,
    },
    board,
    aggregate,
  )
  ctx.emit('pin.created', { pin_id: id, board_id: board?.id ?? null })
  if (!picture.image) ctx.emit('pin.waiting', { pin_id: id })
  return shownAfter(ctx, () => mustLoadPin(ctx, id))
}
