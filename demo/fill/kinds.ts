import { PARTNERSHIP, SHOPPING_FLAGS, STORY_BLOCKS, type StoryBlockName } from '#domain/constants/kinds.ts'
import { tunePath } from '#domain/constants/tunes.ts'
import type { OfferSummary, Product } from '#domain/entities/product.ts'
import { cookTime } from '#domain/rules/rich/page-values.ts'
import { booksOf } from '#server/db/reader.ts'
import { usePicture } from '#server/media/keep-picture.ts'
import type { StoredMedia, StoredRich } from '#server/records/show-kinds.ts'
import { ARTICLES, LABELS, OF_KIND, PRODUCTS, RECIPES, STORIES, VARIANTS } from '../words/kinds.ts'
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
      three(words.family).map((pin, at) => ({ pin, kind: product(world, pin, of(words.family), words, turn + at) })),
    ),
    ...RECIPES.flatMap(({ family, recipes }) =>
      three(family).flatMap((pin, at) => recipes[at] && { pin, kind: recipe(pin, recipes[at], at) }),
    ).filter((one) => one !== undefined),
    ...ARTICLES.flatMap(({ family, articles }) =>
      three(family).flatMap((pin, at) => articles[at] && { pin, kind: article(world, pin, articles[at]) }),
    ).filter((one) => one !== undefined),
    ...STORIES.flatMap((words) =>
      of(words.family).map((pin, at, family) => {
        const product = 'product' in words ? of(words.product)[at] : undefined
        return { pin, kind: story(world, { pin, family, words, product }, at === OF_EACH) }
      }),
    ),
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
  await booksOf(house)
    .updateTable('aggregates')
    .set({ ...kind, ...stored })
    .where('id', '=', pin.aggregate_id)
    .execute()
  const used = media?.carousel_data?.carousel_slots.map((slot) => slot.image_signature) ?? []
  const sold =
    rich?.rich_summary?.products.flatMap((one) => one.additional_images.map((image) => image.image_signature)) ?? []
  for (const signature of [...new Set([...used, ...sold])])
    await usePicture({ db: booksOf(house) }, signature, 'aggregate', pin.aggregate_id)
}

/** A price, a range, a lowered price, sold out, an old price, and a second life, in turns; some in variants, with further pictures. */
function product(
  world: World,
  pin: DemoPin,
  siblings: DemoPin[],
  words: (typeof PRODUCTS)[number],
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
    name: pinWords(pin.picture.family, pin.picture.seed).title,
    brand: { name: 'Nest Pottery', signature: null },
    offer_summary: offers[form] ?? plain,
    item_id,
    item_set_id: form === 1 ? item_id : null,
    label_info: { labels: [...(LABELS[turn % LABELS.length] ?? [])] },
    shipping_info: { free_shipping_price: [null, 0, 80][turn % 3] ?? null, free_shipping_value: null },
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
      ...(turn % LABELS.length === 1 && { sold_since: world.ago(3).toISOString() }),
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
  name: pinWords(pin.picture.family, pin.picture.seed).title,
  item_id: `${thing.item_id}-${pin.picture.seed}`,
  label_info: { labels: [] },
  offer_summary: { ...offer, price: Math.round((offer.price ?? 20) * 0.7) },
  additional_images: [further(pin)],
})

/** Every color in two or three sizes: the largest costs more, one is sold out, one there never was. */
function variants(item_id: string, plain: OfferSummary, others: DemoPin[]): Product['variant_set'] {
  const { color, size } = VARIANTS
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

type Recipe = (typeof RECIPES)[number]['recipes'][number]

function recipe(pin: DemoPin, { minutes, servings, ingredients }: Recipe, at: number): Kind {
  const rating_value = [4.6, 3.4, 5][at] ?? 4
  const count = [128, 7, 23][at] ?? 1
  const aggregate_rating = { best_rating: 5, rating_value, review_count: count, rating_count: count }
  const told = summary('recipe', pin)
  const name = told.display_name
  return {
    kind: 'recipe',
    rich: {
      rich_summary: { ...told, display_cook_time: cookTime(minutes), aggregate_rating },
      rich_metadata: {
        ...metadata(pin),
        recipe: { name, cook_time: minutes, servings, ingredients: [...ingredients] },
      },
    },
  }
}

type Article = (typeof ARTICLES)[number]['articles'][number]

function article(world: World, pin: DemoPin, { author, days, site: site_name }: Article): Kind {
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
  const { title, description } = pinWords(picture.family, picture.seed)
  return { title, description, article: null, recipe: null, products: [], seen_at: null }
}

function summary(type_name: 'product' | 'recipe' | 'article', { picture }: DemoPin) {
  const { title: display_name, link } = pinWords(picture.family, picture.seed)
  const url = link ?? `https://nest-pottery.example/${picture.family}/`
  const site_name = new URL(url).hostname
  const nothing = { display_cook_time: null, aggregate_rating: null, products: [] }
  return { type_name, display_name, site_name, url, ...nothing }
}

type Told = { pin: DemoPin; family: DemoPin[]; words: (typeof STORIES)[number]; product: DemoPin | undefined }

function story(world: World, { pin, family, words, product }: Told, isDeleted: boolean): Kind {
  const block = (type: StoryBlockName, more: object = {}) => ({ type, block_type: STORY_BLOCKS[type], ...more })
  const isAffiliate = 'isAffiliate' in words
  const first = [
    ...('tune' in words ? [block('story_pin_music_block', { audio: { audio_url: tunePath(words.tune) } })] : []),
    ...(product ? [block('story_pin_product_block', { pin_id: product.id, is_affiliate: isAffiliate })] : []),
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
  // Pictures and words take turns.
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
        metadata: { pin_title: pinWords(pin.picture.family, pin.picture.seed).title },
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
