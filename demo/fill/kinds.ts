import { PARTNERSHIP, SHOPPING_FLAGS, VIDEO_BLOCK } from '#domain/constants/kinds.ts'
import type { Product } from '#domain/entities/product.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { usePicture } from '#server/media/keep-picture.ts'
import type { StoredMedia, StoredRich } from '#server/records/show-kinds.ts'
import { OF_KIND, PRODUCTS, RECIPES, STORIES } from '../words/kinds.ts'
import { pinWords } from '../words/pins.ts'
import type { DemoPin } from './pins.ts'
import { OF_EACH } from './set-back.ts'
import type { Inhabitant, World } from './world.ts'

type Kind = { kind: string; media?: StoredMedia; rich?: StoredRich; story_deleted_at?: Date }
type Made = { pin: DemoPin; kind: Kind }

/** Things that are more than a picture: three or more of every kind there is, on pins that everyone sees. */
export async function fillKinds(world: World, people: Map<string, Inhabitant>, pins: DemoPin[]): Promise<void> {
  const open = pins.filter((pin) => !pin.source && pin.audience === 0)
  const of = (family: string) =>
    open
      .filter(({ picture }) => picture.family === family)
      .sort((a, b) => a.picture.seed - b.picture.seed)
      .slice(0, OF_EACH + 1)
  const three = (family: string) => of(family).slice(0, OF_EACH)
  const each = (families: readonly string[], make: (pin: DemoPin, at: number) => Kind): Made[] =>
    families.flatMap((family) => three(family).map((pin, at) => ({ pin, kind: make(pin, at) })))
  const shop = (people.get('nest_pottery') as Inhabitant).id
  const advertiser = (people.get('ada_frame') as Inhabitant).id
  const made = [
    ...PRODUCTS.flatMap((words, turn) =>
      three(words.family).map((pin, at) => ({ pin, kind: product(pin, words, turn + at) })),
    ),
    ...RECIPES.flatMap((words) =>
      three(words.family).map((pin, at) => ({ pin, kind: recipe(pin, words.cook_times[at], at) })),
    ),
    ...STORIES.flatMap(({ family, text }) =>
      of(family).map((pin, at) => ({ pin, kind: story(world, pin, text, at === OF_EACH) })),
    ),
    ...each(OF_KIND.gif, gif),
    ...each(OF_KIND.carousel, (pin) => carousel(pin, of(pin.picture.family))),
    ...each(OF_KIND.collection, (pin, at) => collection(of(pin.picture.family), shop, at)),
    ...each(OF_KIND.promoted, (_, at) => ({
      kind: 'image',
      rich: {
        promotion: {
          promoter_id: advertiser,
          promoted_is_removable: at === 1,
          promoted_is_lead_ad: at === 2,
          attribution_source_id: `${700 + at}`,
          advertiser_id: `${advertiser}`,
          campaign_id: '41',
        },
      },
    })),
    ...each(OF_KIND.weightLoss, () => ({
      kind: 'image',
      rich: {
        promotion: { promoter_id: advertiser, promoted_is_removable: true, ad_data: { is_weight_loss_ad: true } },
      },
    })),
    ...each(OF_KIND.sponsored, (pin, at) => sponsored(pin, shop, at)),
    ...each(OF_KIND.cropped, (pin) => ({ kind: 'image', media: { image_crop: middleOf(pin) } })),
    ...each(OF_KIND.linkless, () => ({ kind: 'image', rich: { is_go_linkless: true } })),
    ...each(OF_KIND.quiet, () => ({ kind: 'image', media: { reactions_disabled: true } })),
  ]
  for (const { pin, kind } of made) await store(world, pin, kind)
}

async function store({ house }: World, pin: DemoPin, { media, rich, ...kind }: Kind): Promise<void> {
  const stored = { media: media ? JSON.stringify(media) : null, rich: rich ? JSON.stringify(rich) : null }
  await house.db
    .updateTable('aggregates')
    .set({ ...kind, ...stored })
    .where('id', '=', pin.aggregate_id)
    .execute()
  const used = media?.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? []
  for (const signature of used) await usePicture(house, signature, 'aggregate', pin.aggregate_id)
}

/** A price, a range, a lowered price, sold out, an old price, and a second life, in turns. */
function product(pin: DemoPin, words: (typeof PRODUCTS)[number], turn: number): Kind {
  const { currency } = words
  const price = words.prices[pin.picture.seed % words.prices.length] ?? words.prices[0]
  const plain = { currency, price, min_price: null, max_price: null, standard_price: null }
  const offers = [
    plain,
    { ...plain, price: null, min_price: price, max_price: Math.round(price * 1.6) },
    { ...plain, standard_price: Math.round(price * 1.25) },
    plain,
    plain,
    plain,
  ]
  const variant = turn % offers.length
  const thing: Product = {
    id: `${pin.aggregate_id}`,
    name: pinWords(pin.picture.family, pin.picture.seed).title,
    brand: { name: 'Nest Pottery', signature: null },
    offer_summary: offers[variant] ?? plain,
    item_id: `item-${pin.picture.seed}-${words.family}`,
    item_set_id: null,
    label_info: { labels: [] },
    shipping_info: null,
    variant_set: null,
    additional_images: [],
  }
  return {
    kind: 'product',
    rich: {
      rich_summary: { ...summary('product', pin), products: [thing] },
      shopping_flags: [SHOPPING_FLAGS.available, SHOPPING_FLAGS.rich_product_pin],
      is_shoppable: true,
      is_eligible_for_pdp: true,
      is_oos_product: variant === 3,
      is_stale_product: variant === 4,
      is_eligible_for_pre_loved_goods_label: variant === 5,
    },
  }
}

function recipe(pin: DemoPin, cook_time: string | undefined, at: number): Kind {
  const rating_value = [4.6, 3.4, 5][at] ?? 4
  const count = [128, 7, 23][at] ?? 1
  const aggregate_rating = { best_rating: 5, rating_value, review_count: count, rating_count: count }
  return {
    kind: 'recipe',
    rich: { rich_summary: { ...summary('recipe', pin), display_cook_time: cook_time ?? null, aggregate_rating } },
  }
}

function summary(type_name: 'product' | 'recipe', { picture }: DemoPin) {
  const { title: display_name, link } = pinWords(picture.family, picture.seed)
  const url = link ?? `https://nest-pottery.example/${picture.family}/`
  const site_name = new URL(url).hostname
  const nothing = { display_cook_time: null, aggregate_rating: null, products: [] }
  return { type_name, display_name, site_name, url, ...nothing }
}

function story(world: World, pin: DemoPin, text: string, isDeleted: boolean): Kind {
  const page = (id: string, block: { type: string; block_type: number; text?: string }) => ({
    id,
    image_signature: pin.picture.signature,
    blocks: [block],
  })
  return {
    kind: 'story',
    media: {
      story_pin_data: {
        id: `${pin.aggregate_id}`,
        has_product_pins: false,
        has_affiliate_products: false,
        static_page_count: 2,
        total_video_duration: 0,
        metadata: { pin_title: pinWords(pin.picture.family, pin.picture.seed).title },
        pages: [
          page('1', { type: 'story_pin_image_block', block_type: VIDEO_BLOCK - 1 }),
          page('2', { type: 'story_pin_paragraph_block', block_type: 1, text }),
        ],
      },
    },
    ...(isDeleted && { story_deleted_at: world.ago(1) }),
  }
}

function gif({ picture: { signature, ext } }: DemoPin): Kind {
  return { kind: 'gif', media: { embed: { src: imagePath('originals', signature, ext), type: 'gif' } } }
}

function carousel(pin: DemoPin, siblings: DemoPin[]): Kind {
  const pictures = [pin, ...siblings.filter(({ id }) => id !== pin.id)].map(({ picture }) => picture)
  const carousel_slots = pictures.map((picture, at) => ({
    id: `${at + 1}`,
    slot_id: `${pin.aggregate_id}-${at + 1}`,
    title: pinWords(picture.family, picture.seed).title,
    details: pinWords(picture.family, picture.seed).description,
    link: pinWords(picture.family, picture.seed).link,
    item_id: `${picture.family}-${picture.seed}`,
    image_signature: picture.signature,
    image_ext: picture.ext,
    image_width: picture.width,
    image_height: picture.height,
    dominant_color: picture.dominant_color,
  }))
  const id = `${pin.aggregate_id}`
  return { kind: 'image', media: { carousel_data: { id, carousel_id: id, index: 0, carousel_slots } } }
}

function collection(family: DemoPin[], promoter_id: Inhabitant['id'], at: number): Kind {
  const collection_items = family.map(({ id, picture }) => ({
    pin_id: id,
    image_signature: picture.signature,
    image_ext: picture.ext,
    link: pinWords(picture.family, picture.seed).link,
  }))
  const ad_data = { collection_grid_click_type: at === 1 ? 2 : 3 }
  return { kind: 'image', rich: { promotion: { promoter_id, ad_data, collection_items } } }
}

/** The middle of a tall picture; a wide one stays whole. */
function middleOf({ picture: { width, height } }: DemoPin) {
  const share = Math.min(1, Math.max(0.6, width / height))
  return { min_y: (1 - share) / 2, max_y: (1 + share) / 2 }
}

function sponsored(pin: DemoPin, sponsor_id: Inhabitant['id'], at: number): Kind {
  const status = [PARTNERSHIP.live, PARTNERSHIP.waiting, PARTNERSHIP.approved][at] ?? PARTNERSHIP.live
  return { kind: 'image', rich: { sponsorship: { status, creator_id: pin.pinner_id, sponsor_id } } }
}
