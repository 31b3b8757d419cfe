import { SHOPPING_FLAGS } from '#domain/constants/kinds.ts'
import type { CarouselCard } from '#domain/entities/carousel.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { CollectionItem, Promotion } from '#domain/entities/promotion.ts'
import type { Sponsorship } from '#domain/entities/sponsorship.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { pinSeoPath } from '#domain/rules/link/pin-path.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { mayShowOrigin } from '#domain/rules/pin/merge-pins.ts'
import { isProductPriceStale } from '#domain/rules/rich/rich-fields.ts'
import type { WantedPictures } from '#domain/rules/rich/wanted-pictures.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { toAbsoluteMediaUrl } from './avatar-urls.ts'
import { toNamedUserCard } from './load-people.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import { toPinImages } from './pin-images.ts'
import { showProducts, toProductPinData, type VariantPins } from './show-products.ts'
import { type StoredStory, showStory } from './show-story.ts'

/** A product tagged in a picture, with its position as fractions of width and height (shop.10). */
export type ProductTag = { pin_id: Id; x: number; y: number }

/** `aggregates.media`: media of an aggregate in addition to its picture. */
export type StoredMedia = Partial<
  Pick<Pin, 'image_crop' | 'videos' | 'video_status' | 'embed' | 'reactions_disabled'> & {
    /** The id of its video, or of the loop made from its GIF. */
    video_id: Id
    story_pin_data: StoredStory
    carousel_data: CarouselCard
    product_tags: ProductTag[]
  }
>

/** `aggregates.rich`: data from the linked page, products, and promotions. */
export type StoredRich = Partial<
  Pick<Pin, 'rich_summary' | 'rich_metadata' | 'shopping_flags' | Flag> & {
    /** The catalogue that lists the product, and its key there. */
    catalogue: {
      source_id: Id
      item_id: string
      /** URLs of further pictures in rows of older versions; now in `wanted_pictures`. */
      further?: string[]
      /** When the catalogue stopped listing it. */
      gone_at?: string
    }
    wanted_pictures: WantedPictures
    /** Files that were fetched for it, including those of products that are no longer listed. */
    fetched_pictures: string[]
    sold_since: string | null
    sponsorship: { status: number; creator_id: Id | null; sponsor_id: Id | null }
    promotion: StoredPromotion
    /** The link whose page or catalogue named `mobile_link`. */
    mobile_link_of: string | null
  }
>
type Flag =
  | 'mobile_link'
  | 'is_go_linkless'
  | 'is_shoppable'
  | 'is_oos_product'
  | 'is_eligible_for_pre_loved_goods_label'
  | 'is_eligible_for_pdp'
  | 'is_eligible_for_web_closeup'

/** With the pin's title at the time of the ad, which makes the words of its path. */
type StoredItem = Omit<CollectionItem, 'seo_url' | 'images'> & { title?: string }

/** The first pin of the aggregate is the ad; saves of it are downstream. */
type StoredPromotion = { promoter_id: Id } & Partial<
  Omit<Promotion, 'promoter' | 'is_downstream_promotion' | 'ad_data' | 'collection_pin'> & {
    ad_data: Partial<NonNullable<Promotion['ad_data']>>
    collection_items: StoredItem[]
  }
>

const mediaOf = (aggregate: Pick<AggregateRow, 'media'>) => (aggregate.media ?? {}) as StoredMedia
const richOf = (aggregate: AggregateRow) => (aggregate.rich ?? {}) as StoredRich

export const hasReactionsDisabled = (aggregate: Pick<AggregateRow, 'media'>) =>
  mediaOf(aggregate).reactions_disabled ?? false

/** Ids of the promoter, the creator and the sponsor that an aggregate names. */
export function listSponsorIds(aggregate: AggregateRow): (Id | null)[] {
  const { promotion, sponsorship } = richOf(aggregate)
  return [promotion?.promoter_id ?? null, sponsorship?.creator_id ?? null, sponsorship?.sponsor_id ?? null]
}

type Ad = Pick<LoadedPin, 'pin' | 'aggregate'>

export const isPromoted = ({ pin, aggregate }: Ad) =>
  richOf(aggregate).promotion !== undefined && pin.id === aggregate.first_pin_id

/** Returns whether the pin is an ad for weight loss, from which people may opt out. */
export const isWeightLossAd = (loaded: Ad): boolean =>
  isPromoted(loaded) && richOf(loaded.aggregate).promotion?.ad_data?.is_weight_loss_ad === true

/** A pin without a closeup opens its link instead, so it must have a link. */
const hasCloseup = ({ pin, aggregate }: LoadedPin) =>
  pin.link === null || (richOf(aggregate).is_eligible_for_web_closeup ?? true)

/** The mobile URL belongs to the link that named it, so a save with another link has none (entity.2). */
export function toMobileLink({ pin, aggregate }: Pick<LoadedPin, 'pin' | 'aggregate'>): string | null {
  const { mobile_link, mobile_link_of } = richOf(aggregate)
  const isSameLink = !mobile_link_of || (pin.link !== null && parseOutboundUrl(pin.link) === mobile_link_of)
  return (isSameLink && mobile_link) || null
}

/**
 * Returns whether a business may promote this pin: its own creation, public, with a link, and not an ad yet
 * (entity.17).
 */
const isQuickPromotable = ({ actor }: Context, { pin, aggregate, audience }: LoadedPin): boolean =>
  actor?.is_partner === true &&
  pin.pinner_id === actor.id &&
  !pin.is_repin &&
  audience === AUDIENCE.everyone &&
  pin.state === 'live' &&
  pin.link !== null &&
  richOf(aggregate).promotion === undefined

/** Fields of special kinds of pins, with null, false or an empty list where they don't apply. */
export function showKindFields(ctx: Context, loaded: LoadedPin, siblings: VariantPins = []) {
  const { aggregate, people } = loaded
  const media = mediaOf(aggregate)
  const rich = richOf(aggregate)
  return {
    image_crop: media.image_crop ?? null,
    videos: showVideo(ctx, loaded),
    video_status: media.video_status ?? null,
    embed: showEmbed(ctx, media),
    story_pin_data: storyOf(ctx, aggregate),
    carousel_data: showCarousel(ctx, loaded),
    rich_summary: rich.rich_summary
      ? { ...rich.rich_summary, products: showProducts(ctx, aggregate, rich.rich_summary.products, siblings) }
      : null,
    sponsorship: showSponsorship(ctx, loaded),
    ...showPromotion(ctx, loaded),
    mobile_link: toMobileLink(loaded),
    is_go_linkless: rich.is_go_linkless ?? false,
    origin_pinner: mayShowOrigin(loaded.pin) ? toNamedUserCard(ctx, people.get(aggregate.origin_pinner_id)) : null,
    link_domain: null,
    shopping_flags: flagsOf(rich, media),
    is_shoppable: rich.is_shoppable ?? false,
    is_oos_product: rich.is_oos_product ?? false,
    is_stale_product: isProductPriceStale(rich.rich_summary, rich.rich_metadata?.seen_at, ctx.now),
    is_eligible_for_pre_loved_goods_label: rich.is_eligible_for_pre_loved_goods_label ?? false,
    is_eligible_for_pdp: rich.is_eligible_for_pdp ?? false,
    is_eligible_for_web_closeup: hasCloseup(loaded),
    is_quick_promotable: isQuickPromotable(ctx, loaded),
    reactions_disabled: hasReactionsDisabled(aggregate),
  } satisfies Partial<Pin>
}

/**
 * Flags of a pin (shop.10, shop.13): tagged products make a shop-the-look pin, two or more products a product row. A
 * product that sold out since its flags were stored is not available.
 */
function flagsOf(rich: StoredRich, { product_tags = [] }: StoredMedia): number[] {
  const { shopping_flags = [], rich_summary, is_oos_product } = rich
  const isRow = (rich_summary?.products.length ?? 0) > 1
  return [
    ...shopping_flags.filter((flag) => flag !== SHOPPING_FLAGS.available || !is_oos_product),
    ...(product_tags.length ? [SHOPPING_FLAGS.shop_the_look] : []),
    ...(isRow ? [SHOPPING_FLAGS.organic_product_carousel] : []),
  ]
}

export const toProductTags = (aggregate: Pick<AggregateRow, 'media'>): ProductTag[] =>
  mediaOf(aggregate).product_tags ?? []

/**
 * The playable video; null while it is being made, if it failed, or without a file. The pin's picture is shown instead.
 */
function showVideo(ctx: Context, { aggregate }: LoadedPin): Pin['videos'] {
  const { videos, video_status } = mediaOf(aggregate)
  const files = Object.entries(videos?.video_list ?? {})
  if (!videos || (video_status ?? 'ready') !== 'ready' || files.length === 0) return null
  const { image_signature: signature, image_ext } = aggregate
  const shown = files.map(([name, file]) => {
    const thumbnail = signature ? imagePath('736x', signature, image_ext) : file.thumbnail
    return [name, { ...file, url: toAbsoluteMediaUrl(ctx, file.url), thumbnail: toAbsoluteMediaUrl(ctx, thumbnail) }]
  })
  const captions = videos.captions?.map(({ language, url }) => ({ language, url: toAbsoluteMediaUrl(ctx, url) }))
  return { ...videos, video_list: Object.fromEntries(shown), ...(captions && { captions }) }
}

function showEmbed(ctx: Context, { embed }: StoredMedia): Pin['embed'] {
  if (!embed) return null
  return {
    ...embed,
    src: toAbsoluteMediaUrl(ctx, embed.src),
    ...(embed.loop && { loop: toAbsoluteMediaUrl(ctx, embed.loop) }),
  }
}

/** The same for a card: fields that don't apply are left out. */
export function showCardKindFields(ctx: Context, loaded: LoadedPin): Partial<Pin> {
  if (!loaded.aggregate.media && !loaded.aggregate.rich) return {}
  const { origin_pinner, is_eligible_for_web_closeup, ...kinds } = showKindFields(ctx, loaded)
  const had = Object.entries(kinds).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  return {
    ...Object.fromEntries(had),
    ...(kinds.is_go_linkless && { origin_pinner }),
    ...(!is_eligible_for_web_closeup && { is_eligible_for_web_closeup }),
  }
}

/** Fields that only the complete pin has. */
export function showKindDetails(
  ctx: Context,
  loaded: LoadedPin,
  kinds: Pick<Pin, 'rich_summary'>,
  siblings: VariantPins,
) {
  const { aggregate } = loaded
  const rich = richOf(aggregate)
  return {
    is_video: aggregate.kind === 'video',
    story_pin_data_id: mediaOf(aggregate).story_pin_data?.id ?? null,
    rich_metadata: rich.rich_metadata
      ? { ...rich.rich_metadata, products: showProducts(ctx, aggregate, rich.rich_metadata.products, siblings) }
      : null,
    product_pin_data: toProductPinData(kinds),
    should_open_in_stream: hasCloseup(loaded),
  } satisfies Partial<Pin>
}

const storyOf = (ctx: Context, aggregate: AggregateRow): StoryPinData | null => {
  const story = mediaOf(aggregate).story_pin_data
  return story ? showStory(ctx, story, aggregate.story_deleted_at !== null) : null
}

/** The title of a story, for pins without a title of their own. */
export const toStoryTitle = (aggregate: AggregateRow): string =>
  (!aggregate.story_deleted_at && mediaOf(aggregate).story_pin_data?.metadata.pin_title) || ''

/** The carousel of a pin. A pin saved from one slot opens there, with its owner's text on that slot. */
function showCarousel(ctx: Context, { aggregate, pin }: LoadedPin): Pin['carousel_data'] {
  const carousel = mediaOf(aggregate).carousel_data
  if (!carousel) return null
  const { slot_id, title, description: details, link } = pin
  const at = carousel.carousel_slots.findIndex((slot) => slot.slot_id === slot_id)
  const slots = carousel.carousel_slots.map((slot, place) => ({
    ...slot,
    ...(place === at && { title, details, link }),
    images: toPinImages(ctx, slot.image_signature, slot.image_ext, slot.image_width, slot.image_height),
  }))
  return { ...carousel, index: at < 0 ? carousel.index : at, carousel_slots: slots }
}

function showSponsorship(ctx: Context, { aggregate, people }: LoadedPin): Sponsorship | null {
  const stored = richOf(aggregate).sponsorship
  if (!stored) return null
  const named = (id: Id | null) => (id ? toNamedUserCard(ctx, people.get(id)) : null)
  return { status: stored.status, creator: named(stored.creator_id), sponsor: named(stored.sponsor_id) }
}

function showItem(ctx: Context, { title = '', ...item }: StoredItem): CollectionItem {
  const url = toAbsoluteMediaUrl(ctx, imagePath('136x136', item.image_signature, item.image_ext))
  return { ...item, seo_url: pinSeoPath(item.pin_id, title), images: { '136x136': { url, width: 136, height: 136 } } }
}

const NO_AD_DATA: NonNullable<Promotion['ad_data']> = {
  ce_alt_image_signature: null,
  collection_grid_click_type: 0,
  is_weight_loss_ad: false,
  exclude_from_grid_rep_tests: false,
}

function showPromotion(ctx: Context, loaded: LoadedPin): Promotion {
  const { aggregate, people } = loaded
  const isAd = isPromoted(loaded)
  const stored = richOf(aggregate).promotion
  const ad: Partial<StoredPromotion> = (isAd && stored) || {}
  return {
    promoter: ad.promoter_id ? toNamedUserCard(ctx, people.get(ad.promoter_id)) : null,
    is_downstream_promotion: stored !== undefined && !isAd,
    is_third_party_ad: ad.is_third_party_ad ?? false,
    promoted_is_removable: ad.promoted_is_removable ?? false,
    promoted_is_lead_ad: ad.promoted_is_lead_ad ?? false,
    ad_destination_url: ad.ad_destination_url ?? null,
    tracking_params: ad.tracking_params ?? null,
    ad_data: ad.ad_data ? { ...NO_AD_DATA, ...ad.ad_data } : null,
    collection_pin: ad.collection_items ? { item_data: ad.collection_items.map((item) => showItem(ctx, item)) } : null,
    pin_promotion_id: ad.pin_promotion_id ?? null,
    campaign_id: ad.campaign_id ?? null,
    advertiser_id: ad.advertiser_id ?? null,
    attribution_source_id: ad.attribution_source_id ?? null,
    dpa_creative_type: ad.dpa_creative_type ?? null,
    promoted_lead_form: ad.promoted_lead_form ?? null,
  }
}
