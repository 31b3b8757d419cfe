import { SHOPPING_FLAGS } from '#domain/constants/kinds.ts'
import type { CarouselCard } from '#domain/entities/carousel.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { CollectionItem, Promotion } from '#domain/entities/promotion.ts'
import type { Sponsorship } from '#domain/entities/sponsorship.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { tellsOrigin } from '#domain/rules/pin/tells-origin.ts'
import { isStaleProduct } from '#domain/rules/rich/rich-fields.ts'
import type { WantedPictures } from '#domain/rules/rich/wanted-pictures.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { wholeUrl } from './avatar-urls.ts'
import { imagesOf } from './images-of.ts'
import { nameCard } from './load-people.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import { productPinData, type Siblings, showProducts } from './show-products.ts'
import { type StoredStory, showStory } from './show-story.ts'

/** Shop.10. A product of a picture, and where in it, in shares of its sides. */
export type ProductTag = { pin_id: Id; x: number; y: number }

/** `aggregates.media`: what a thing is beside its picture. */
export type StoredMedia = Partial<
  Pick<Pin, 'image_crop' | 'videos' | 'video_status' | 'embed' | 'reactions_disabled'> & {
    /** The row of its video, or of the loop that is made of its GIF. */
    video_id: Id
    story_pin_data: StoredStory
    carousel_data: CarouselCard
    product_tags: ProductTag[]
  }
>

/** `aggregates.rich`: what its page says of it, what can be bought, who pays for it. */
export type StoredRich = Partial<
  Pick<Pin, 'rich_summary' | 'rich_metadata' | 'shopping_flags' | Flag> & {
    /** Where a shop's own list says it, and by which name. */
    catalogue: {
      source_id: Id
      item_id: string
      /** The addresses of further pictures, as they were kept once: now they stand in `wanted_pictures`. */
      further?: string[]
      /** Since when the list no longer names it. */
      gone_at?: string
    }
    wanted_pictures: WantedPictures
    /** The files that were fetched for it, also for a product that it no longer names. */
    fetched_pictures: string[]
    sold_since: string | null
    sponsorship: { status: number; creator_id: Id | null; sponsor_id: Id | null }
    promotion: StoredPromotion
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

/** The first pin of the thing is the ad; what others saved of it is downstream of it. */
type StoredPromotion = { promoter_id: Id } & Partial<
  Omit<Promotion, 'promoter' | 'is_downstream_promotion' | 'ad_data' | 'collection_pin'> & {
    ad_data: Partial<NonNullable<Promotion['ad_data']>>
    collection_items: CollectionItem[]
  }
>

const mediaOf = (aggregate: Pick<AggregateRow, 'media'>) => (aggregate.media ?? {}) as StoredMedia
const richOf = (aggregate: AggregateRow) => (aggregate.rich ?? {}) as StoredRich

export const hasReactionsDisabled = (aggregate: Pick<AggregateRow, 'media'>) =>
  mediaOf(aggregate).reactions_disabled ?? false

/** Whom a thing names beside those who made and saved it. */
export function peopleOfKind(aggregate: AggregateRow): (Id | null)[] {
  const { promotion, sponsorship } = richOf(aggregate)
  return [promotion?.promoter_id ?? null, sponsorship?.creator_id ?? null, sponsorship?.sponsor_id ?? null]
}

type Ad = Pick<LoadedPin, 'pin' | 'aggregate'>

export const isPromoted = ({ pin, aggregate }: Ad) =>
  richOf(aggregate).promotion !== undefined && pin.id === aggregate.first_pin_id

/** An ad of a kind that people may opt out of. */
export const isWeightLossAd = (loaded: Ad): boolean =>
  isPromoted(loaded) && richOf(loaded.aggregate).promotion?.ad_data?.is_weight_loss_ad === true

/** Without a closeup of its own a pin leads to its link, so it must have one. */
const hasCloseup = ({ pin, aggregate }: LoadedPin) =>
  pin.link === null || (richOf(aggregate).is_eligible_for_web_closeup ?? true)

/** Entity.17. A business promotes what everyone sees, leads somewhere and is no ad yet, among what it made itself. */
const isQuickPromotable = ({ actor }: Context, { pin, aggregate, audience }: LoadedPin): boolean =>
  actor?.is_partner === true &&
  pin.pinner_id === actor.id &&
  !pin.is_repin &&
  audience === AUDIENCE.everyone &&
  pin.state === 'live' &&
  pin.link !== null &&
  richOf(aggregate).promotion === undefined

/** What only some pins have, with null, false or none where this one does not. */
export function showKinds(ctx: Context, loaded: LoadedPin, siblings: Siblings = []) {
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
    mobile_link: rich.mobile_link ?? null,
    is_go_linkless: rich.is_go_linkless ?? false,
    origin_pinner: tellsOrigin(loaded.pin) ? nameCard(ctx, people.get(aggregate.origin_pinner_id)) : null,
    link_domain: null,
    shopping_flags: flagsOf(rich, media),
    is_shoppable: rich.is_shoppable ?? false,
    is_oos_product: rich.is_oos_product ?? false,
    is_stale_product: isStaleProduct(rich.rich_summary, rich.rich_metadata?.seen_at, ctx.now),
    is_eligible_for_pre_loved_goods_label: rich.is_eligible_for_pre_loved_goods_label ?? false,
    is_eligible_for_pdp: rich.is_eligible_for_pdp ?? false,
    is_eligible_for_web_closeup: hasCloseup(loaded),
    is_quick_promotable: isQuickPromotable(ctx, loaded),
    reactions_disabled: hasReactionsDisabled(aggregate),
  } satisfies Partial<Pin>
}

/** Shop.10 and .13. A picture with tagged products is a look; a pin of two or more products is a row of them. */
function flagsOf({ shopping_flags = [], rich_summary }: StoredRich, { product_tags = [] }: StoredMedia): number[] {
  const isRow = (rich_summary?.products.length ?? 0) > 1
  return [
    ...shopping_flags,
    ...(product_tags.length ? [SHOPPING_FLAGS.shop_the_look] : []),
    ...(isRow ? [SHOPPING_FLAGS.organic_product_carousel] : []),
  ]
}

export const productTagsOf = (aggregate: Pick<AggregateRow, 'media'>): ProductTag[] =>
  mediaOf(aggregate).product_tags ?? []

/** A video that is still being made, failed, or has no file can't be played, so none is named. The pin's picture stands for it. */
function showVideo(ctx: Context, { aggregate }: LoadedPin): Pin['videos'] {
  const { videos, video_status } = mediaOf(aggregate)
  const files = Object.entries(videos?.video_list ?? {})
  if (!videos || (video_status ?? 'ready') !== 'ready' || files.length === 0) return null
  const { image_signature: signature, image_ext } = aggregate
  const shown = files.map(([name, file]) => {
    const thumbnail = signature ? imagePath('736x', signature, image_ext) : file.thumbnail
    return [name, { ...file, url: wholeUrl(ctx, file.url), thumbnail: wholeUrl(ctx, thumbnail) }]
  })
  const captions = videos.captions?.map(({ language, url }) => ({ language, url: wholeUrl(ctx, url) }))
  return { ...videos, video_list: Object.fromEntries(shown), ...(captions && { captions }) }
}

function showEmbed(ctx: Context, { embed }: StoredMedia): Pin['embed'] {
  if (!embed) return null
  return { ...embed, src: wholeUrl(ctx, embed.src), ...(embed.loop && { loop: wholeUrl(ctx, embed.loop) }) }
}

/** The same for a card: what a pin does not have is left out. */
export function showCardKinds(ctx: Context, loaded: LoadedPin): Partial<Pin> {
  if (!loaded.aggregate.media && !loaded.aggregate.rich) return {}
  const { origin_pinner, is_eligible_for_web_closeup, ...kinds } = showKinds(ctx, loaded)
  const had = Object.entries(kinds).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  return {
    ...Object.fromEntries(had),
    ...(kinds.is_go_linkless && { origin_pinner }),
    ...(!is_eligible_for_web_closeup && { is_eligible_for_web_closeup }),
  }
}

/** What only the whole pin tells. */
export function showKindDetails(ctx: Context, loaded: LoadedPin, kinds: Pick<Pin, 'rich_summary'>, siblings: Siblings) {
  const { aggregate } = loaded
  const rich = richOf(aggregate)
  return {
    is_video: aggregate.kind === 'video',
    story_pin_data_id: mediaOf(aggregate).story_pin_data?.id ?? null,
    rich_metadata: rich.rich_metadata
      ? { ...rich.rich_metadata, products: showProducts(ctx, aggregate, rich.rich_metadata.products, siblings) }
      : null,
    product_pin_data: productPinData(kinds),
    should_open_in_stream: hasCloseup(loaded),
  } satisfies Partial<Pin>
}

const storyOf = (ctx: Context, aggregate: AggregateRow): StoryPinData | null => {
  const story = mediaOf(aggregate).story_pin_data
  return story ? showStory(ctx, story, aggregate.story_deleted_at !== null) : null
}

/** What a story is called where its pin has no title of its own. */
export const storyTitle = (aggregate: AggregateRow): string =>
  (!aggregate.story_deleted_at && mediaOf(aggregate).story_pin_data?.metadata.pin_title) || ''

/** A pin that was saved at one picture opens there, and says there what its owner says. */
function showCarousel(ctx: Context, { aggregate, pin }: LoadedPin): Pin['carousel_data'] {
  const carousel = mediaOf(aggregate).carousel_data
  if (!carousel) return null
  const { slot_id, title, description: details, link } = pin
  const at = carousel.carousel_slots.findIndex((slot) => slot.slot_id === slot_id)
  const slots = carousel.carousel_slots.map((slot, place) => ({
    ...slot,
    ...(place === at && { title, details, link }),
    images: imagesOf(ctx, slot.image_signature, slot.image_ext, slot.image_width, slot.image_height),
  }))
  return { ...carousel, index: at < 0 ? carousel.index : at, carousel_slots: slots }
}

function showSponsorship(ctx: Context, { aggregate, people }: LoadedPin): Sponsorship | null {
  const stored = richOf(aggregate).sponsorship
  if (!stored) return null
  const named = (id: Id | null) => (id ? nameCard(ctx, people.get(id)) : null)
  return { status: stored.status, creator: named(stored.creator_id), sponsor: named(stored.sponsor_id) }
}

const withImages = (ctx: Context, item: CollectionItem): CollectionItem => {
  const url = wholeUrl(ctx, imagePath('136x136', item.image_signature, item.image_ext))
  return { ...item, images: { '136x136': { url, width: 136, height: 136 } } }
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
    promoter: ad.promoter_id ? nameCard(ctx, people.get(ad.promoter_id)) : null,
    is_downstream_promotion: stored !== undefined && !isAd,
    is_third_party_ad: ad.is_third_party_ad ?? false,
    promoted_is_removable: ad.promoted_is_removable ?? false,
    promoted_is_lead_ad: ad.promoted_is_lead_ad ?? false,
    ad_destination_url: ad.ad_destination_url ?? null,
    tracking_params: ad.tracking_params ?? null,
    ad_data: ad.ad_data ? { ...NO_AD_DATA, ...ad.ad_data } : null,
    collection_pin: ad.collection_items
      ? { item_data: ad.collection_items.map((item) => withImages(ctx, item)) }
      : null,
    pin_promotion_id: ad.pin_promotion_id ?? null,
    campaign_id: ad.campaign_id ?? null,
    advertiser_id: ad.advertiser_id ?? null,
    attribution_source_id: ad.attribution_source_id ?? null,
    dpa_creative_type: ad.dpa_creative_type ?? null,
    promoted_lead_form: ad.promoted_lead_form ?? null,
  }
}
