import { expect, test } from 'vitest'
import type { KnownPin } from '../../state/entities.ts'
import { pinJsonLd } from './pin-json-ld.ts'

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
    { duration: 'PT61S', uploadDate: '2026-11-01T10:00:00.000Z' },
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
  expect(pinJsonLd({ ...plain, ...more } as KnownPin, told)).toMatchObject({ '@type': type, ...expected }),
)

test.each(['secret', 'protected'])('seo.10 a board that is %s is not in it', (privacy) => {
  const pin = { ...plain, board: { name: 'Hidden', url: '/robin/hidden/', privacy } } as KnownPin
  expect(JSON.stringify(pinJsonLd(pin, told))).not.toMatch(/Hidden|hidden/)
})

test('seo.5 names no file of a video: nothing can be played yet', () => {
  const videos = { duration: 61_000, video_list: { V_720P: { url: '/v.mp4', thumbnail: '/t.webp' } } }
  expect(JSON.stringify(pinJsonLd({ ...plain, videos } as unknown as KnownPin, told))).not.toContain('/v.mp4')
})

test('rich.13 an old price is told nowhere, a range as one, an article by who wrote it', () => {
  const sold = (more: object, offer: object) =>
    pinJsonLd(
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
  expect(pinJsonLd(written as never, told)).toMatchObject({
    headline: 'On nests',
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-01-05T00:00:00.000Z',
  })
  const cooked = {
    ...plain,
    rich_summary: rich({ type_name: 'recipe', display_cook_time: '35 min' }),
    rich_metadata: { recipe: { servings: '4', ingredients: ['1 onion'] } },
  }
  expect(pinJsonLd(cooked as never, told)).toMatchObject({
    totalTime: 'PT35M',
    recipeYield: '4',
    recipeIngredient: ['1 onion'],
  })
})
