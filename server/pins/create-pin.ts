import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { type Context, signedIn } from '../context.ts'
import type { JsonValue } from '../db/tables.ts'
import { takeDraft } from '../drafts/keep-draft.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { labelsOf } from '../meaning/objects-of.ts'
import { releasePicture, usePicture } from '../media/keep-picture.ts'
import { PLACEHOLDER } from '../media/placeholder.ts'
import { placePin } from '../places/place-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard } from '../records/access.ts'
import { picturesOf, videosOf } from '../records/at-carousel-slide.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import { namedPeople } from '../records/named-people.ts'
import { settingsOf } from '../records/settings-of.ts'
import { domainOf } from '../records/show-pin.ts'
import { releaseVideo, useVideo } from '../video/video-for.ts'
import { cleanLink } from './clean-link.ts'
import { type Material, materialOf } from './pin-material.ts'
import { knownTopics, tagTopics } from './pin-topics.ts'
import { tellMentioned } from './tell-mentioned.ts'

/** Creating makes both: the thing, and its creator's placing of it. A draft that `guid` names becomes that pin. */
export async function createPin(
  asked: Context,
  options: TakenOf<typeof PinResource.create>,
  material?: Material,
): Promise<Pin> {
  const ctx = signedIn(asked)
  if (settingsOf(ctx.viewer).is_write_banned) throw new Refusal('forbidden', 'pin.writeBanned')
  const board = options.board_id ? await mustActOnBoard(ctx, options.board_id, 'add_pins') : null
  const section = mustHaveSection(board, options.section)
  const link = cleanLink(options.link)
  const { picture, kind, mediaOf } = material ?? (await materialOf(ctx, options))
  const topics = await knownTopics(ctx, options.interest_ids ?? [])
  const mentions = await namedPeople(ctx, options.description ?? '', options.user_mention_tags)
  const draft = options.guid ? await takeDraft(ctx, options.guid) : undefined
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
    width: picture.image?.width ?? PLACEHOLDER.width,
    height: picture.image?.height ?? PLACEHOLDER.height,
    dominant_color: picture.image?.dominant_color ?? PLACEHOLDER.color,
    source_image_url: picture.from,
    domain: link ? domainOf(link) : null,
    is_comments_allowed: options.is_comments_allowed ?? true,
    shows: picture.image ? await labelsOf(ctx, picture.image.signature) : [],
    created_at: ctx.now,
    kind,
    media: media as JsonValue,
  }
  await ctx.db.insertInto('aggregates').values(aggregate).execute()
  await tagTopics(ctx, aggregate.id, topics)
  const videos = videosOf(aggregate)
  for (const video of videos) await useVideo(ctx, video, aggregate.id)
  for (const video of draft?.videos ?? []) if (!videos.has(video)) await releaseVideo(ctx, video, aggregate.id)
  const used = picturesOf(aggregate)
  for (const signature of used) await usePicture(ctx, signature, 'aggregate', aggregate.id)
  for (const signature of draft?.pictures ?? [])
    if (!used.has(signature)) await releasePicture(ctx, signature, 'aggregate', aggregate.id, 'cutOff')
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
  const pin = await shownAfter(ctx, () => mustLoadPin(ctx, id))
  await tellMentioned(ctx, id, mentions)
  return pin
}
