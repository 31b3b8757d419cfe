import * as z from 'zod'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, LINK_MAX, NOTE_MAX, TITLE_MAX } from '../constants/limits.ts'
import { BoardCard } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import {
  boundedText,
  Flag,
  fieldSetOptions,
  isWithinEventBytes,
  jsonOption,
  optional,
  pagedOptions,
} from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { parsePinSegment } from '../rules/link/pin-path.ts'
import { REACTIONS } from '../rules/react/reactions.ts'
import { Done } from './session.ts'

/**
 * Maximum length of tracking parameters: text from the server that clients send back with each action. Ours is much
 * shorter.
 */
const TRACKING_MAX = 2000

const words = {
  title: optional(boundedText(TITLE_MAX, 'pin.titleTooLong')),
  description: optional(boundedText(DESCRIPTION_MAX, 'pin.descriptionTooLong')),
  link: optional(z.string().max(LINK_MAX, 'link.tooLong')),
  alt_text: optional(boundedText(ALT_TEXT_MAX, 'pin.altTextTooLong')),
}

/** The topics that a creator tags. */
export const interest_ids = optional(jsonOption(z.array(Id).max(100)))
/** People mentioned in a description: `offset` and `length` mark the characters of the name. */
export const user_mention_tags = optional(
  jsonOption(z.array(z.object({ object_id: Id, offset: z.int().min(0), length: z.int().min(2) })).max(100)),
)

/** One picture of a carousel, with its own texts and link. */
const CarouselSlot = z.object({
  image_signature: z.string().regex(/^[0-9a-f]{32}$/),
  title: boundedText(TITLE_MAX, 'pin.titleTooLong').default(''),
  details: boundedText(DESCRIPTION_MAX, 'pin.descriptionTooLong').default(''),
  link: z.string().max(LINK_MAX, 'link.tooLong').default(''),
})

/** A pin by its id, or by the URL segment that ends in it: `blue-vase--123`. */
const PinId = z
  .union([z.string(), z.int()])
  .transform((sent): string | number => parsePinSegment(String(sent)) ?? sent)
  .pipe(Id)

export const PinResource = resource('Pin', {
  get: question({
    options: z.object({ id: PinId, ...fieldSetOptions }),
    data: Pin,
    card: PinCard,
    access: { policy: 'see-pin', of: (o) => o.id },
  }),
  create: question({
    options: z.object({
      board_id: optional(Id),
      section: optional(Id),
      image_url: optional(z.string().max(LINK_MAX, 'link.tooLong')),
      image_base64: optional(z.string()),
      upload_id: optional(z.union([z.string(), z.int()]).transform(String)),
      image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
      /** An uploaded video; its cover is one of its frames unless another picture is named. */
      video_id: optional(Id),
      method: optional(z.string().max(40)),
      is_comments_allowed: optional(Flag),
      guid: optional(z.string().max(100)),
      /** Topics of the pin, out of the known interests. */
      interest_ids,
      user_mention_tags,
      carousel_slots: optional(jsonOption(z.array(CarouselSlot).max(100))),
      ...words,
    }),
    data: Pin,
    access: { policy: 'act-on-board', action: 'add_pins', of: (o) => o.board_id },
    costs: 'upload',
  }),
  update: question({
    options: z.object({
      id: Id,
      board_id: z.union([Id, z.null()]).optional(),
      board_section_id: z.union([Id, z.null()]).optional(),
      note: optional(boundedText(NOTE_MAX, 'pin.noteTooLong')),
      is_comments_allowed: optional(Flag),
      reactions_disabled: optional(Flag),
      user_mention_tags,
      /** A replacement for its video. */
      video_id: optional(Id),
      /** A replacement for its picture; for a video, a new cover. */
      image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
      ...words,
    }),
    data: Pin,
    access: { policy: 'change-pin', of: (o) => o.id },
  }),
  delete: question({
    options: z.object({ id: Id, board_id: optional(Id) }),
    data: Done,
    access: { policy: 'signed-in' },
  }),
})

/** Undoes a deletion: the pin returns from the trash. */
export const PinRestoreResource = resource('PinRestore', {
  update: question({ options: z.object({ id: Id }), data: Pin, access: { policy: 'signed-in' } }),
})

export const RepinResource = resource('Repin', {
  create: question({
    options: z.object({
      pin_id: Id,
      board_id: optional(Id),
      section: optional(Id),
      original_pin_id: optional(Id),
      allow_duplicate: optional(Flag),
      /** The carousel picture that is saved. */
      carousel_slot_id: optional(z.string().max(100)),
      guid: optional(z.string().max(100)),
      client_tracking_params: optional(z.string().max(TRACKING_MAX)),
      user_id: optional(Id),
      /** Origin and manner of the save: stored with the event and not read otherwise. */
      event_context: optional(jsonOption(z.unknown().refine(isWithinEventBytes, 'events.tooLarge'))),
      /** The client logs the event itself. */
      disable_event_log_info: optional(Flag),
      ...words,
    }),
    data: z.object({
      type: z.literal('pin'),
      id: Id,
      board: BoardCard.nullable(),
      already_saved: z.boolean(),
      saved_info: PinCard.shape.saved_info,
      original_pin: z.object({
        type: z.literal('pin'),
        id: Id,
        repin_count: z.int(),
        saved_info: PinCard.shape.saved_info,
      }),
    }),
    access: { policy: 'use-pin', of: (o) => o.pin_id, board: (o) => o.board_id },
  }),
})

const feed = { data: Pin, card: PinCard, list: true as const, shared: true }
export const UserHomefeedResource = resource('UserHomefeed', {
  /** `in_nux`: pins of the chosen topics for newcomers to pick from. `in_wall`: the best pins as decoration. */
  get: question({
    options: z.object({ in_nux: optional(Flag), in_wall: optional(Flag), ...pagedOptions }),
    ...feed,
    access: { policy: 'open' },
  }),
})
/** The Following tab, by time alone. */
export const FollowingFeedResource = resource('FollowingFeed', {
  get: question({ options: z.object({ ...pagedOptions }), ...feed, shared: false, access: { policy: 'signed-in' } }),
})
/** The largest JavaScript date, in milliseconds. */
const LATEST = 8.64e15
/** Number of new pins from followed people and boards since a page was opened. */
export const HomefeedNewsResource = resource('HomefeedNews', {
  get: question({
    options: z.object({ since: z.coerce.number().int().min(0).max(LATEST) }),
    data: z.object({ type: z.literal('homefeed_news'), count: z.int() }),
    access: { policy: 'signed-in' },
    example: { since: 0 },
  }),
  /** Starts a new visit of home, which begins with the new pins. */
  update: question({
    options: z.object({}),
    data: z.object({ type: z.literal('homefeed_news'), count: z.int() }),
    access: { policy: 'signed-in' },
  }),
})
/** Pins of the explore-local tab, which people in the viewer's country save. */
export const ExploreLocalResource = resource('ExploreLocal', {
  get: question({ options: z.object({ ...pagedOptions }), ...feed, shared: false, access: { policy: 'open' } }),
})
/** Pins related to a pin. The answer checks who may see the pin when it loads both. */
export const RelatedPinFeedResource = resource('RelatedPinFeed', {
  get: question({ options: z.object({ pin: PinId, ...pagedOptions }), ...feed, access: { policy: 'open' } }),
})

/** Products that look similar or are of the same kind (shop.12). */
export const RelatedProductsResource = resource('RelatedProducts', {
  get: question({
    options: z.object({ pin: Id, ...pagedOptions }),
    ...feed,
    access: { policy: 'see-pin', of: (o) => o.pin },
  }),
})

/** Alias of RelatedPinFeed for API clients. */
export const RelatedModulesResource = resource('RelatedModules', {
  get: question({
    options: z.object({ pin_id: PinId, ...pagedOptions }),
    ...feed,
    access: { policy: 'open' },
  }),
})
export const DomainFeedResource = resource('DomainFeed', {
  get: question({
    options: z.object({ domain: z.string().max(253), ...pagedOptions }),
    ...feed,
    access: { policy: 'open' },
  }),
})

export const FindPinImagesResource = resource('FindPinImages', {
  get: question({
    options: z.object({ url: z.string().max(LINK_MAX), source: optional(z.string()) }),
    data: z.object({
      items: z.array(
        z.object({
          url: z.string(),
          width: z.int().nullable(),
          height: z.int().nullable(),
          title: z.string(),
          description: z.string(),
        }),
      ),
      /** Why nothing was found: robots.txt forbids it, or the host doesn't respond. */
      problem: z.enum(['forbidden', 'unreachable']).nullable(),
    }),
    access: { policy: 'signed-in' },
    costs: 'upload',
  }),
})

const FavoriteCount = z.object({
  type: z.literal('pin'),
  id: Id,
  favorited_by_me: z.boolean(),
  favorite_user_count: z.int(),
  board_favorite_count: z.int().optional(),
})
export const FavoriteResource = resource('Favorite', {
  create: question({
    path: 'POST /v3/pins/:pin_id/favorite/',
    options: z.object({ pin_id: Id }),
    data: FavoriteCount,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
  delete: question({
    path: 'DELETE /v3/pins/:pin_id/favorite/',
    options: z.object({ pin_id: Id }),
    data: FavoriteCount,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})

/** Alias of Favorite for API clients. */
export const PinLikeResource = resource('PinLike', {
  create: question({
    options: z.object({ pin_id: Id }),
    data: FavoriteCount,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
  delete: question({
    options: z.object({ pin_id: Id }),
    data: FavoriteCount,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})

const Reactions = z.object({
  type: z.literal('pin'),
  id: Id,
  reaction_by_me: z.int().nullable(),
  reaction_counts: z.record(z.string(), z.int()),
})
/** A person's reaction to an aggregate; a new one replaces it. */
export const ReactionResource = resource('Reaction', {
  create: question({
    path: 'POST /v3/pins/:pin_id/react/',
    options: z.object({ pin_id: Id, reaction_type: z.coerce.number().pipe(z.literal(Object.values(REACTIONS))) }),
    data: Reactions,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
    example: { reaction_type: 7 },
  }),
  delete: question({
    path: 'DELETE /v3/pins/:pin_id/react/',
    options: z.object({ pin_id: Id }),
    data: Reactions,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})
