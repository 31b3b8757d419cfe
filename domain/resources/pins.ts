import * as z from 'zod'
import { ALT_TEXT_MAX, DESCRIPTION_MAX, LINK_MAX, NOTE_MAX, TITLE_MAX } from '../constants/limits.ts'
import { BoardCard } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { pinIdIn } from '../rules/pin/seo-slug.ts'
import { REACTIONS } from '../rules/react/reactions.ts'
import { Flag, fitsEvent, jsonText, optional, paged, shown, text } from '../taken.ts'
import { Done } from './session.ts'

/** Tracking parameters: text that the server gave a client, to be sent back with each action. What our server gives is much shorter. */
const TRACKING_MAX = 2000

const words = {
  title: optional(text(TITLE_MAX, 'pin.titleTooLong')),
  description: optional(text(DESCRIPTION_MAX, 'pin.descriptionTooLong')),
  link: optional(z.string().max(LINK_MAX, 'link.tooLong')),
  alt_text: optional(text(ALT_TEXT_MAX, 'pin.altTextTooLong')),
}

/** The topics that a creator tags. */
export const interest_ids = optional(jsonText(z.array(Id).max(100)))
/** Whom a description names: the letters from `offset` on are theirs. */
export const user_mention_tags = optional(
  jsonText(z.array(z.object({ object_id: Id, offset: z.int().min(0), length: z.int().min(2) })).max(100)),
)

/** D50: one picture of a carousel, with words and a link of its own. */
const CarouselSlot = z.object({
  image_signature: z.string().regex(/^[0-9a-f]{32}$/),
  title: text(TITLE_MAX, 'pin.titleTooLong').default(''),
  details: text(DESCRIPTION_MAX, 'pin.descriptionTooLong').default(''),
  link: z.string().max(LINK_MAX, 'link.tooLong').default(''),
})

/** A pin by its id, or by the part of its address that ends in it: `blue-vase--123`. */
const PinId = z
  .union([z.string(), z.int()])
  .transform((sent): string | number => pinIdIn(String(sent)) ?? sent)
  .pipe(Id)

export const PinResource = resource('Pin', {
  get: question({
    options: z.object({ id: PinId, ...shown }),
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
      /** A video that was taken in before; its picture is one of its frames unless another is named. */
      video_id: optional(Id),
      method: optional(z.string().max(40)),
      is_comments_allowed: optional(Flag),
      guid: optional(z.string().max(100)),
      /** What it is about, of the known interests. */
      interest_ids,
      user_mention_tags,
      carousel_slots: optional(jsonText(z.array(CarouselSlot).max(100))),
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
      note: optional(text(NOTE_MAX, 'pin.noteTooLong')),
      is_comments_allowed: optional(Flag),
      reactions_disabled: optional(Flag),
      user_mention_tags,
      /** Another video in the place of the one it has. */
      video_id: optional(Id),
      /** Another picture in the place of the one it has; of a video, another cover. */
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

/** Undo of a deletion: the pin comes back from the trash. */
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
      /** Which picture of a carousel it is saved at. */
      carousel_slot_id: optional(z.string().max(100)),
      guid: optional(z.string().max(100)),
      client_tracking_params: optional(z.string().max(TRACKING_MAX)),
      user_id: optional(Id),
      /** From where, and how, it was saved: kept with the event, read by nobody else. */
      event_context: optional(jsonText(z.unknown().refine(fitsEvent, 'events.tooLarge'))),
      /** The client tells the event itself. */
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
  /** `in_nux`: the pins from which newcomers pick. */
  get: question({ options: z.object({ in_nux: optional(Flag), ...paged }), ...feed, access: { policy: 'open' } }),
})
/** D67: the tab Following, by time alone. */
export const FollowingFeedResource = resource('FollowingFeed', {
  get: question({ options: z.object({ ...paged }), ...feed, shared: false, access: { policy: 'signed-in' } }),
})
/** The latest time there is, in milliseconds. */
const LATEST = 8.64e15
/** How many new pins those one follows have brought since a page was opened. */
export const HomefeedNewsResource = resource('HomefeedNews', {
  get: question({
    options: z.object({ since: z.coerce.number().int().min(0).max(LATEST) }),
    data: z.object({ type: z.literal('homefeed_news'), count: z.int() }),
    access: { policy: 'signed-in' },
    example: { since: 0 },
  }),
  /** Brings them in: the visit ends, and the next one begins with what is new. */
  update: question({
    options: z.object({}),
    data: z.object({ type: z.literal('homefeed_news'), count: z.int() }),
    access: { policy: 'signed-in' },
  }),
})
/** Spec 4, One-tap save: the pins of the explore-local tab, which people of the viewer's country keep. */
export const ExploreLocalResource = resource('ExploreLocal', {
  get: question({ options: z.object({ ...paged }), ...feed, shared: false, access: { policy: 'open' } }),
})
/** Who may see the pin is asked when it is read along with what stands beside it. */
export const RelatedPinFeedResource = resource('RelatedPinFeed', {
  get: question({ options: z.object({ pin: PinId, ...paged }), ...feed, access: { policy: 'open' } }),
})

/** Shop.12. Other products that look like this one or are of its kind. */
export const RelatedProductsResource = resource('RelatedProducts', {
  get: question({ options: z.object({ pin: Id, ...paged }), ...feed, access: { policy: 'see-pin', of: (o) => o.pin } }),
})

/** For tools: related pins by another name. */
export const RelatedModulesResource = resource('RelatedModules', {
  get: question({
    options: z.object({ pin_id: PinId, ...paged }),
    ...feed,
    access: { policy: 'open' },
  }),
})
export const DomainFeedResource = resource('DomainFeed', {
  get: question({ options: z.object({ domain: z.string().max(253), ...paged }), ...feed, access: { policy: 'open' } }),
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
      /** Why there is nothing: its host asks us not to read it, or nobody answered. */
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

/** The favorite, by the name outside tools call it. */
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
/** Spec 3: one reaction of a person to a thing; another one takes its place. */
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
