import { PARTNERSHIP_STATUS, SHOPPING_FLAGS, STORY_BLOCK_TYPES, type StoryBlockName } from '#domain/constants/kinds.ts'
import { tunePath } from '#domain/constants/tunes.ts'
import type { OfferSummary, Product } from '#domain/entities/product.ts'
import { formatCookTime } from '#domain/rules/rich/page-values.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { addPictureUse } from '#server/media/store-picture.ts'
import type { StoredMedia, StoredRich } from '#server/records/show-kinds.ts'
import {
  DEMO_PRODUCTS,
  DEMO_RECIPES,
  DEMO_STORIES,
  FAMILIES_BY_KIND,
  LINKED_ARTICLES,
  PRODUCT_LABELS,
  PRODUCT_VARIANTS,
} from '../words/kinds.ts'
import { makePinWords } from '../words/pins.ts'
import type { DemoPin } from './pins.ts'
import { UNPLEASANT_PER_FAMILY } from './shown-last.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

type Kind = { kind: string; media?: StoredMedia; rich?: StoredRich; story_deleted_at?: Date }
type Made = { pin: DemoPin; kind: Kind }

/** Adds pins that are more than a picture: at least three public ones of every kind. */
export async function fillKinds(world: DemoWorld, people: Map<string, Inhabitant>, pins: DemoPin[]): Promise<void> {
  const open = pins.filter((pin) => !pin.source && pin.audience === 0)
  const of = (family: string) =>
    open
      .filter(({ picture }) => picture.family === family)
      .sort((a, b) => a.picture.seed - b.picture.seed)
      .slice(0, UNPLEASANT_PER_FAMILY + 1)
  const three = (family: string) => of(family).slice(0, UNPLEASANT_PER_FAMILY)
  const each = (families: readonly string[], make: (pin: DemoPin, at: number) => Kind): Made[] =>
    families.flatMap((family) => three(family).map((pin, at) => ({ pin, kind: make(pin, at) })))
  const shop = (people.get('nest_pottery') as Inhabitant).id
  const advertiser = (people.get('ada_frame') as Inhabitant).id
  const made = [
    ...DEMO_PRODUCTS.flatMap((words, turn) =>
      three(words.family).map((pin, at) => ({ pin, kind: product(world, pin, of(words.family), words, turn + at) })),
    ),
    ...DEMO_RECIPES.flatMap(({ family, recipes }) =>
      three(family).flatMap((pin, at) => recipes[at] && { pin, kind: recipe(pin, recipes[at], at) }),
    ).filter((one) => one !== undefined),
    ...LINKED_ARTICLES.flatMap(({ family, articles }) =>
      three(family).flatMap((pin, at) => articles[at] && { pin, kind: article(world, pin, articles[at]) }),
    ).filter((one) => one !== undefined),
    ...DEMO_STORIES.flatMap((words) =>
      of(words.family).map((pin, at, family) => {
        const product = 'product' in words ? of(words.product)[at] : undefined
        return { pin, kind: story(world, { pin, family, words, product }, at === UNPLEASANT_PER_FAMILY) }
      }),
    ),
    ...each(FAMILIES_BY_KIND.carousel, (pin) => carousel(pin, of(pin.picture.family))),
    ...each(FAMILIES_BY_KIND.collection, (pin, at) => collection(of(pin.picture.family), shop, at)),
    ...each(FAMILIES_BY_KIND.promoted, (_, at) => ({
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
    ...each(FAMILIES_BY_KIND.weightLoss, () => ({
      kind: 'image',
      rich: {
        promotion: { promoter_id: advertiser, promoted_is_removable: true, ad_data: { is_weight_loss_ad: true } },
      },
    })),
    ...each(FAMILIES_BY_KIND.sponsored, (pin, at) => sponsored(pin, shop, at)),
    ...each(FAMILIES_BY_KIND.cropped, (pin) => ({ kind: 'image', media: { image_crop: middleOf(pin) } })),
    ...each(FAMILIES_BY_KIND.linkless, () => ({ kind: 'image', rich: { is_go_linkless: true } })),
    ...each(FAMILIES_BY_KIND.quiet, () => ({ kind: 'image', media: { reactions_disabled: true } })),
  ]
  for (const { pin, kind } of made) await store(world, pin, kind)
}

async function store({ house }: DemoWorld, pin: DemoPin, { media, rich, ...kind }: Kind): Promise<void> {
  const stored = { media: media ? JSON.stringify(media) : null, rich: rich ? JSON.stringify(rich) : null }
  await maintenanceDb(house)
    .updateTable('aggregates')
    .set({ ...kind, ...stored })
    .where('id', '=', pin.aggregate_id)
    .execute()
  const used = media?.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? []
  const sold =
    rich?.rich_summary?.products.flatMap((one) => one.additional_images.map((image) => image.image_signature)) ?? []
  for (const signature of [...new Set([...used, ...sold])])
    await addPictureUse({ db: maintenanceDb(house) }, signature, 'aggregate', pin.aggregate_id)
}

const FREE_FROM_80 = { free_shipping_price: 80, free_shipping_value: null }

/**
 * Makes a product: by turns with a price, a price range, a reduced price, sold out, with an outdated price, or used;
 * some have variants and further pictures.
 */
function product(
  world: DemoWorld,
  pin: DemoPin,
  siblings: DemoPin[],
  words: (typeof DEMO_PRODUCTS)[number],
  turn: number,
): Kind {
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
  const form = turn % offers.length
  const others = siblings.filter(({ id }) => id !== pin.id)
  const item_id = `item-${pin.picture.seed}-${words.family}`
  const thing: Product = {
    id: `${pin.aggregate_id}`,
    name: makePinWords(pin.picture.family, pin.picture.seed).title,
    brand: { name: 'Nest Pottery', signature: null },
    offer_summary: offers[form] ?? plain,
    item_id,
    item_set_id: form === 1 ? item_id : null,
    label_info: { labels: [...(PRODUCT_LABELS[turn % PRODUCT_LABELS.length] ?? [])] },
    shipping_info:
      [null, { free_shipping_price: 0, free_shipping_value: `0 ${currency}` }, FREE_FROM_80][turn % 3] ?? null,
    variant_set: form === 1 ? variants(item_id, plain, others) : null,
    additional_images: form < 3 ? others.map(further) : [],
  }
  const several = form === 5 ? others.slice(0, 2).map((other) => another(thing, plain, other)) : []
  const products = [thing, ...several]
  return {
    kind: 'product',
    rich: {
      rich_summary: { ...summary('product', pin), products },
      rich_metadata: { ...metadata(pin), products, seen_at: form === 4 ? world.ago(9).toISOString() : null },
      shopping_flags: [SHOPPING_FLAGS.available, SHOPPING_FLAGS.rich_product_pin],
      is_shoppable: true,
      is_eligible_for_pdp: true,
      ...(turn % PRODUCT_LABELS.length === 1 && { sold_since: world.ago(3).toISOString() }),
      is_oos_product: form === 3,
      is_eligible_for_pre_loved_goods_label: form === 5,
    },
  }
}

const further = ({ picture }: DemoPin): Product['additional_images'][number] => ({
  canonical_image: '',
  image_signature: picture.signature,
  image_ext: picture.ext,
  image_width: picture.width,
  image_height: picture.height,
  dominant_color: picture.dominant_color,
})

/** Another product in the same picture. */
const another = (thing: Product, offer: OfferSummary, pin: DemoPin): Product => ({
  ...thing,
  id: `${thing.id}-${pin.picture.seed}`,
  name: makePinWords(pin.picture.family, pin.picture.seed).title,
  item_id: `${thing.item_id}-${pin.picture.seed}`,
  label_info: { labels: [] },
  offer_summary: { ...offer, price: Math.round((offer.price ?? 20) * 0.7) },
  additional_images: [further(pin)],
})

/** Every color comes in two or three sizes: the largest costs more, one is sold out, and one does not exist. */
function variants(item_id: string, plain: OfferSummary, others: DemoPin[]): Product['variant_set'] {
  const { color, size } = PRODUCT_VARIANTS
  const all = color.flatMap((color, hue) =>
    size.map((size, large) => ({
      item_id: `${item_id}-${color}-${size}`.toLowerCase(),
      values: { color, size },
      offer_summary: { ...plain, price: Math.round((plain.price ?? 20) * (1 + 0.3 * large)) },
      image_signature: others[hue - 1]?.picture.signature ?? null,
      is_oos: hue === 1 && large === 1,
    })),
  )
  const dimension_metadata = [
    { name: 'color', values: [...color] },
    { name: 'size', values: [...size] },
  ]
  return { dimension_metadata, variants: all.filter(({ values }) => values.color !== 'Ink' || values.size !== 'L') }
}

type Recipe = (typeof DEMO_RECIPES)[number]['recipes'][number]

function recipe(pin: DemoPin, { minutes, servings, ingredients }: Recipe, at: number): Kind {
  const rating_value = [4.6, 3.4, 5][at] ?? 4
  const count = [128, 7, 23][at] ?? 1
  const aggregate_rating = { best_rating: 5, rating_value, review_count: count, rating_count: count }
  const told = summary('recipe', pin)
  const name = told.display_name
  return {
    kind: 'recipe',
    rich: {
      rich_summary: { ...told, display_cook_time: formatCookTime(minutes), aggregate_rating },
      rich_metadata: {
        ...metadata(pin),
        recipe: { name, cook_time: minutes, servings, ingredients: [...ingredients] },
      },
    },
  }
}

type Article = (typeof LINKED_ARTICLES)[number]['articles'][number]

function article(world: DemoWorld, pin: DemoPin, { author, days, site: site_name }: Article): Kind {
  const told = summary('article', pin)
  const published_at = world.ago(days).toISOString()
  return {
    kind: 'image',
    rich: {
      rich_summary: { ...told, site_name },
      rich_metadata: { ...metadata(pin), article: { headline: told.display_name, author, published_at, site_name } },
    },
  }
}

function metadata({ picture }: DemoPin) {
  const { title, description } = makePinWords(picture.family, picture.seed)
  return { title, description, article: null, recipe: null, products: [], seen_at: null }
}

function summary(type_name: 'product' | 'recipe' | 'article', { picture }: DemoPin) {
  const { title: display_name, link } = makePinWords(picture.family, picture.seed)
  const url = link ?? `https://nest-pottery.example/${picture.family}/`
  const site_name = new URL(url).hostname
  const nothing = { display_cook_time: null, aggregate_rating: null, products: [] }
  return { type_name, display_name, site_name, url, ...nothing }
}

type Told = { pin: DemoPin; family: DemoPin[]; words: (typeof DEMO_STORIES)[number]; product: DemoPin | undefined }

function story(world: DemoWorld, { pin, family, words, product }: Told, isDeleted: boolean): Kind {
  const block = (type: StoryBlockName, more: object = {}) => ({ type, block_type: STORY_BLOCK_TYPES[type], ...more })
  const isAffiliate = 'isAffiliate' in words
  const first = [
    ...('tune' in words ? [block('story_pin_music_block', { audio: { audio_url: tunePath(words.tune) } })] : []),
    ...(product ? [block('story_pin_product_sticker_block', { pin_id: product.id, is_affiliate: isAffiliate })] : []),
  ]
  const shown = [pin, ...family.filter(({ id }) => id !== pin.id)].map(
    ({ picture: { signature, ext, width, height } }, at) => ({
      image_signature: signature,
      image: { ext, width, height },
      blocks: [block('story_pin_image_block'), ...(at === 0 ? first : [])],
    }),
  )
  const said = words.texts.map((text) => ({
    image_signature: null,
    blocks: [block('story_pin_paragraph_block', { text })],
  }))
  // Pictures and texts alternate.
  const pages = shown.flatMap((page, at) => [page, ...(said[at] ? [said[at]] : [])])
  return {
    kind: 'story',
    media: {
      story_pin_data: {
        id: `${pin.aggregate_id}`,
        has_product_pins: product !== undefined,
        has_affiliate_products: product !== undefined && isAffiliate,
        static_page_count: pages.length,
        total_video_duration: 0,
        metadata: { pin_title: makePinWords(pin.picture.family, pin.picture.seed).title },
        pages: pages.map((page, at) => ({ id: `${at + 1}`, ...page })),
      },
    },
    ...(isDeleted && { story_deleted_at: world.ago(1) }),
  }
}

function carousel(pin: DemoPin, siblings: DemoPin[]): Kind {
  const pictures = [pin, ...siblings.filter(({ id }) => id !== pin.id)].map(({ picture }) => picture)
  const carousel_slots = pictures.map((picture, at) => ({
    id: `${at + 1}`,
    slot_id: `${pin.aggregate_id}-${at + 1}`,
    title: makePinWords(picture.family, picture.seed).title,
    details: makePinWords(picture.family, picture.seed).description,
    link: makePinWords(picture.family, picture.seed).link,
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
  const collection_items = family.map(({ id, picture }) => {
    const { title, link } = makePinWords(picture.family, picture.seed)
    return { pin_id: id, image_signature: picture.signature, image_ext: picture.ext, title, link }
  })
  const ad_data = { collection_grid_click_type: at === 1 ? 2 : 3 }
  return { kind: 'image', rich: { promotion: { promoter_id, ad_data, collection_items } } }
}

/** A crop of a tall picture's middle; wide pictures are not cropped. */
function middleOf({ picture: { width, height } }: DemoPin) {
  const share = Math.min(1, Math.max(0.6, width / height))
  return { min_y: (1 - share) / 2, max_y: (1 + share) / 2 }
}

function sponsored(pin: DemoPin, sponsor_id: Inhabitant['id'], at: number): Kind {
  const status =
    [PARTNERSHIP_STATUS.live, PARTNERSHIP_STATUS.waiting, PARTNERSHIP_STATUS.approved][at] ?? PARTNERSHIP_STATUS.live
  return { kind: 'image', rich: { sponsorship: { status, creator_id: pin.pinner_id, sponsor_id } } }
}
