import { expect, test } from 'vitest'
import type { KnownPin } from '../../state/entities.ts'
import { makePinJsonLd } from './pin-json-ld.ts'

const told = { name: 'Two jars', description: 'Fired twice', image: '/736x/a.webp', publicUrl: 'https://bower.example' }
const plain = {
  id: '1',
  seo_url: '/pin/two-jars--1/',
  repin_count: 3,
  created_at: 'Sun, 01 Nov 2026 10:00:00 +0000',
  native_creator: null,
  pinner: { full_name: 'Robin Vale', username: 'robin' },
  board: { name: 'Clay', url: '/robin/clay/', privacy: 'public' },
} as unknown as KnownPin
const rich = (more: object) => ({
  display_name: 'Jar',
  display_cook_time: null,
  aggregate_rating: null,
  products: [],
  ...more,
})
const offer_summary = { currency: 'EUR', price: 12.5, min_price: null }

test.each<[string, object, object]>([
  [
    'ImageObject',
    {},
    { contentUrl: 'https://bower.example/736x/a.webp', isPartOf: { name: 'Clay' }, author: { name: 'Robin Vale' } },
  ],
  ['SocialMediaPosting', { story_pin_data: { is_deleted: false } }, { headline: 'Two jars' }],
  ['SocialMediaPosting', { carousel_data: {} }, {}],
  [
    'VideoObject',
    { videos: { duration: 61_000, video_list: { V_720P: { url: '/v.mp4', thumbnail: '/t.webp' } } } },
    {
      duration: 'PT61S',
      uploadDate: '2026-11-01T10:00:00.000Z',
      contentUrl: 'https://bower.example/v.mp4',
      thumbnailUrl: 'https://bower.example/t.webp',
    },
  ],
  [
    'Product',
    {
      is_oos_product: true,
      rich_summary: rich({ type_name: 'product', products: [{ name: 'Jar', brand: { name: 'Nest' }, offer_summary }] }),
    },
    {
      brand: { name: 'Nest' },
      offers: { price: 12.5, priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
    },
  ],
  [
    'Recipe',
    {
      rich_summary: rich({
        type_name: 'recipe',
        display_cook_time: '1 h 20 min',
        aggregate_rating: { rating_value: 4.5, review_count: 3 },
      }),
    },
    { totalTime: 'PT80M', aggregateRating: { ratingValue: 4.5, ratingCount: 3 } },
  ],
  [
    'Article',
    { rich_summary: rich({ type_name: 'article' }) },
    { headline: 'Jar', datePublished: '2026-11-01T10:00:00.000Z' },
  ],
])('seo.5 a pin is a %s', (type, more, expected) =>
  expect(makePinJsonLd({ ...plain, ...more } as KnownPin, told)).toMatchObject({ '@type': type, ...expected }),
)

test.each(['secret', 'protected'])('seo.10 a board that is %s is not in it', (privacy) => {
  const pin = { ...plain, board: { name: 'Hidden', url: '/robin/hidden/', privacy } } as KnownPin
  expect(JSON.stringify(makePinJsonLd(pin, told))).not.toMatch(/Hidden|hidden/)
})

test('seo.7 its address is the one for visitors, whose words are without sensitive ones', () => {
  const url = 'https://bower.example/pin/two-jars--1/'
  expect(makePinJsonLd(plain, told)).toMatchObject({ '@id': url, url })
})

test('seo.7 no board or name with a sensitive word is in it', () => {
  const board = { name: 'Nude studies', url: '/robin/nude-studies/', privacy: 'public' }
  const kinds = [
    { type_name: 'product', products: [{ name: 'Nude candle', offer_summary }] },
    { type_name: 'recipe', display_name: 'Nude cake' },
    { type_name: 'article', display_name: 'Nude walls' },
  ]
  const told_ = kinds.map((kind) => makePinJsonLd({ ...plain, board, rich_summary: rich(kind) } as never, told))
  expect(JSON.stringify(told_)).not.toMatch(/nude/i)
  expect(told_).toMatchObject([{ name: 'candle' }, { name: 'cake' }, { headline: 'walls' }])
})

test('seo.5 names no file of a video that is blurred', () => {
  const videos = { duration: 61_000, video_list: { V_720P: { url: '/v.mp4', thumbnail: '/t.webp' } } }
  const text = JSON.stringify(makePinJsonLd({ ...plain, videos, is_sensitive: true } as unknown as KnownPin, told))
  expect(text).not.toMatch(/v\.mp4|t\.webp/)
})

test('rich.13 an old price is told nowhere, a range as one, an article by who wrote it', () => {
  const sold = (more: object, offer: object) =>
    makePinJsonLd(
      {
        ...plain,
        ...more,
        rich_summary: rich({ type_name: 'product', products: [{ name: 'Jar', offer_summary: offer }] }),
      } as never,
      told,
    )
  expect(sold({ is_stale_product: true }, offer_summary)).not.toHaveProperty('offers')
  expect(sold({}, { ...offer_summary, price: null, min_price: 4, max_price: 8 })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 4, highPrice: 8, availability: 'https://schema.org/InStock' },
  })
  const article = { headline: 'On nests', author: 'Ada', published_at: '2026-01-05T00:00:00.000Z' }
  const written = { ...plain, rich_summary: rich({ type_name: 'article' }), rich_metadata: { article } }
  expect(makePinJsonLd(written as never, told)).toMatchObject({
    headline: 'On nests',
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-01-05T00:00:00.000Z',
  })
  const cooked = {
    ...plain,
    rich_summary: rich({ type_name: 'recipe', display_cook_time: '35 min' }),
    rich_metadata: { recipe: { servings: '4', ingredients: ['1 onion'] } },
  }
  expect(makePinJsonLd(cooked as never, told)).toMatchObject({
    totalTime: 'PT35M',
    recipeYield: '4',
    recipeIngredient: ['1 onion'],
  })
})
