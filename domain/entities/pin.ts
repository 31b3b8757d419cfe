import * as z from 'zod'
import { VIDEO_STATUSES } from '../constants/kinds.ts'
import { Id } from '../id.ts'
import { LinkedAnnotation } from './annotation.ts'
import { Board, BoardCard } from './board.ts'
import { CarouselCard, CarouselData } from './carousel.ts'
import { CommentTag } from './comment.ts'
import { PinSignals } from './pin-signals.ts'
import { RichMetadata, RichSummary, RichSummaryCard } from './product.ts'
import { Promotion, PromotionCard } from './promotion.ts'
import { Sponsorship } from './sponsorship.ts'
import { StoryPinCard, StoryPinData } from './story-pin.ts'
import { UserCard } from './user.ts'
import { Video } from './video.ts'

export const SavedInfo = z.object({
  local_pin_id: Id,
  board_id: Id.nullable(),
  title: z.string().nullable(),
  type: z.enum(['board', 'section', 'profile']),
  url: z.string(),
  section: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  /** Set when the board is secret, so that only its members see the pin there. */
  is_secret: z.literal(true).optional(),
})
export type SavedInfo = z.infer<typeof SavedInfo>

/** Fields of a board on a card: enough to name it and to link to it. */
const CardBoard = BoardCard.pick({ type: true, id: true, name: true, url: true, layout: true, privacy: true })

/** Fields that only some pins have. A card leaves out the missing ones; the full pin sends null, false or none. */
const CardExtras = z.object({
  category: z.string().nullable(),
  /** The name of the category in the viewer's language. */
  category_name: z.string().nullable(),
  image_crop: z.object({ min_y: z.number(), max_y: z.number() }).nullable(),
  videos: Video.nullable(),
  video_status: z.enum(VIDEO_STATUSES).nullable(),
  /** `loop` is the URL of a silent video made of a GIF. */
  embed: z.object({ src: z.string(), type: z.string(), loop: z.string().optional() }).nullable(),
  story_pin_data: StoryPinCard.nullable(),
  carousel_data: CarouselCard.nullable(),
  rich_summary: RichSummaryCard.nullable(),
  sponsorship: Sponsorship.nullable(),
  ...PromotionCard.shape,
  mobile_link: z.string().nullable(),
  is_go_linkless: z.boolean(),
  origin_pinner: UserCard.nullable(),
  link_domain: z.object({ name: z.string(), official_user: UserCard.nullable() }).nullable(),
  link_user_website: z.object({ official_user: UserCard.nullable() }).nullable(),
  shopping_flags: z.array(z.int()),
  is_shoppable: z.boolean(),
  is_oos_product: z.boolean(),
  is_stale_product: z.boolean(),
  is_eligible_for_pre_loved_goods_label: z.boolean(),
  is_eligible_for_pdp: z.boolean(),
  /** When false, a tap on the card opens the pin's link; usually true. */
  is_eligible_for_web_closeup: z.boolean(),
  /** Whether its closeup opens over the list that contains it. */
  should_open_in_stream: z.boolean(),
  is_quick_promotable: z.boolean(),
  /** Blurred until the viewer reveals it. */
  is_sensitive: z.boolean(),
  interest_id: Id.nullable(),
  reactions_disabled: z.boolean(),
  reaction_counts: z.record(z.string(), z.int()),
  reaction_by_me: z.int().nullable(),
})

/** Reason why a pin is in the home feed, as text and number. */
export const RecommendationReason = z.object({
  reason: z.string(),
  reason_id: z.int(),
  board: z.object({ id: Id, name: z.string(), url: z.string() }).nullable(),
})
export type RecommendationReason = z.infer<typeof RecommendationReason>

/** Fields of a pin that a card reads (`field_set_key: "card"`). Picture URLs are built from signature and extension. */
export const PinCard = z.object({
  type: z.literal('pin'),
  id: Id,
  state: z.enum(['live', 'draft', 'scheduled', 'waiting']),
  title: z.string(),
  grid_title: z.string(),
  alt_text: z.string(),
  auto_alt_text: z.string(),
  seo_url: z.string(),
  link: z.string().nullable(),
  domain: z.string().nullable(),
  image_signature: z.string().nullable(),
  image_ext: z.string(),
  image_width: z.int(),
  image_height: z.int(),
  dominant_color: z.string(),
  is_repin: z.boolean(),
  is_promoted: z.boolean(),
  access: z.array(z.string()),
  favorited_by_me: z.boolean(),
  favorite_user_count: z.int(),
  /** Number of board members who favorited it, on questions that ask for it. */
  board_favorite_count: z.int().optional(),
  recommendation_reason: RecommendationReason.optional(),
  pinner: UserCard.nullable(),
  native_creator: UserCard.nullable(),
  board: CardBoard.nullable(),
  saved_info: SavedInfo.nullable(),
  repin_count: z.int(),
  /** Added to the Pins of a list for an employee who debugs the page. */
  debug: PinSignals.optional(),
  ...CardExtras.partial().shape,
})
export type PinCard = z.infer<typeof PinCard>

const Picture = z.object({ url: z.string(), width: z.int(), height: z.int() })

/** Objects detected in a picture, as fractions of it, with their scores. */
export const VisualObjects = z.array(
  z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number(), label: z.string(), score: z.number() }),
)

/** A product tagged in a picture (shop.10): its dot's position, in fractions of the picture. */
const PinTagChip = z.object({
  id: Id,
  image: z.string(),
  link: z.string(),
  title: z.string(),
  x: z.number(),
  y: z.number(),
})
export type PinTagChip = z.infer<typeof PinTagChip>

/** All fields of a pin, for API clients and the closeup. */
export const Pin = PinCard.extend({
  ...CardExtras.shape,
  ...Promotion.shape,
  board: Board.nullable(),
  section: z.object({ type: z.literal('board_section'), id: Id, title: z.string(), slug: z.string() }).nullable(),
  pinned_to_board: CardBoard.nullable(),
  description: z.string(),
  description_html: z.string(),
  /** People mentioned in the description; the user is null where the viewer may not see them. */
  user_mention_tags: z.array(CommentTag),
  pin_title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  seo_noindex_reason: z.string().nullable(),
  closeup_description: z.string(),
  closeup_unified_description: z.string(),
  note: z.string().nullable(),
  created_at: z.string(),
  saved_at: z.string(),
  tracked_link: z.string().nullable(),
  destination_url: z.string().nullable(),
  orig_image_url: z.string().nullable(),
  images: z.record(z.string(), Picture),
  is_video: z.boolean(),
  story_pin_data_id: z.string().nullable(),
  story_pin_data: StoryPinData.nullable(),
  carousel_data: CarouselData.nullable(),
  rich_summary: RichSummary.nullable(),
  rich_metadata: RichMetadata.nullable(),
  product_pin_data: z.object({ items: z.array(z.object({ additional_images_length: z.int() })) }).nullable(),
  hashtags: z.array(z.string()),
  pin_join: z.object({
    visual_annotation: z.array(z.string()),
    annotations_with_links_array: z.array(LinkedAnnotation),
    shopping_klp_urls: z.array(z.string()),
  }),
  visual_objects: VisualObjects,
  via_pinner: UserCard.nullable(),
  closeup_attribution: z.object({ id: Id, full_name: z.string() }).nullable(),
  aggregated_pin_data: z.object({
    id: Id,
    aggregated_stats: z.object({ saves: z.int() }),
    is_shop_the_look: z.boolean(),
    pin_tags_chips: z.array(PinTagChip),
    /** Statistics of the last 30 days, for its owner. */
    creator_analytics: z
      .object({ '30d_realtime': z.object({ impression: z.int(), pin_click: z.int(), save: z.int() }) })
      .nullable(),
  }),
  comment_count: z.int(),
  /** Whether comments are allowed, and whether this viewer may comment (for visitors: once signed in). */
  is_comments_allowed: z.boolean(),
  may_comment: z.boolean(),
  share_count: z.int(),
  reaction_counts_data: z.array(z.object({ reaction_type: z.int(), reaction_count: z.int() })),
})
export type Pin = z.infer<typeof Pin>
