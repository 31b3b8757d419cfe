import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { type Context, requireSignedIn } from '../context.ts'
import type { JsonValue } from '../db/tables.ts'
import { deleteDraftRow } from '../drafts/save-draft.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { loadPictureContent } from '../meaning/found-objects.ts'
import { PLACEHOLDER_PICTURE } from '../media/placeholder.ts'
import { addPictureUse, endPictureUse } from '../media/store-picture.ts'
import { insertPin } from '../places/insert-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard } from '../records/access.ts'
import { toPictureSignatures, toVideoIds } from '../records/carousel-slide.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import { findNamedPeople } from '../records/named-people.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { toLinkDomain } from '../records/show-pin.ts'
import { addVideoUse, endVideoUse } from '../video/video-use.ts'
import { parsePinLink } from './clean-link.ts'
import { notifyMentionedPeople } from './notify-mentioned-people.ts'
import { type PinMaterial, resolvePinMaterial } from './pin-material.ts'
import { requireKnownTopics, saveCreatorTopics } from './pin-topics.ts'

/** Creates an aggregate and its creator's pin. A draft named by `guid` becomes that pin. */
export async function createPin(
  asked: Context,
  options: ParsedOptionsOf<typeof PinResource.create>,
  material?: PinMaterial,
): Promise<Pin> {
  const ctx = requireSignedIn(asked)
  if (parsePersonSettings(ctx.viewer).is_write_banned) throw new Refusal('forbidden', 'pin.writeBanned')
  const board = options.board_id ? await mustActOnBoard(ctx, options.board_id, 'add_pins') : null
  const section = mustHaveSection(board, options.section)
  const link = parsePinLink(options.link)
  const { picture, kind, mediaOf } = material ?? (await resolvePinMaterial(ctx, options))
  const topics = await requireKnownTopics(ctx, options.interest_ids ?? [])
  const mentions = await findNamedPeople(ctx, options.description ?? '', options.user_mention_tags)
  const draft = options.guid ? await deleteDraftRow(ctx, options.guid) : undefined
  const id = draft?.id ?? ctx.house.newId()
  const aggregateId = draft?.aggregate_id ?? ctx.house.newId()
  const media = mediaOf(aggregateId)
  const aggregate = {
    id: aggregateId,
    first_pin_id: id,
    origin_pinner_id: ctx.actor.id,
    native_creator_id: picture.isUploaded && options.method !== 'scraped' ? ctx.actor.id : null,
    image_signature: picture.image?.signature ?? null,
    image_ext: picture.image?.ext ?? 'jpg',
    width: picture.image?.width ?? PLACEHOLDER_PICTURE.width,
    height: picture.image?.height ?? PLACEHOLDER_PICTURE.height,
    dominant_color: picture.image?.dominant_color ?? PLACEHOLDER_PICTURE.color,
    source_image_url: picture.from,
    domain: link ? toLinkDomain(link) : null,
    is_comments_allowed: options.is_comments_allowed ?? true,
    ...(await loadPictureContent(ctx, picture.image?.signature ?? null)),
    created_at: ctx.now,
    kind,
    media: media as JsonValue,
  }
  await ctx.db.insertInto('aggregates').values(aggregate).execute()
  await saveCreatorTopics(ctx, aggregate.id, topics)
  const videos = toVideoIds(aggregate)
  for (const video of videos) await addVideoUse(ctx, video, aggregate.id)
  for (const video of draft?.videos ?? []) if (!videos.has(video)) await endVideoUse(ctx, video, aggregate.id)
  const used = toPictureSignatures(aggregate)
  for (const signature of used) await addPictureUse(ctx, signature, 'aggregate', aggregate.id)
  for (const signature of draft?.pictures ?? [])
    if (!used.has(signature)) await endPictureUse(ctx, signature, 'aggregate', aggregate.id, 'cutOff')
  await insertPin(
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
      ...(mentions.length > 0 && { mentions: JSON.stringify(mentions) }),
      state: picture.image ? 'live' : 'waiting',
      created_at: ctx.now,
      saved_at: ctx.now,
    },
    board,
    aggregate,
  )
  ctx.emit('pin.created', { pin_id: id, board_id: board?.id ?? null })
  if (!picture.image) ctx.emit('pin.waiting', { pin_id: id })
  const pin = await flushCountsThen(ctx, () => mustLoadPin(ctx, id))
  await notifyMentionedPeople(ctx, id, mentions)
  return pin
}
