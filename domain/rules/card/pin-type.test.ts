import { describe, expect, test } from 'vitest'
import { SURFACES } from '../../constants/surfaces.ts'
import { SCROLL_THROTTLE_MS } from '../../constants/timings.ts'
import type { PinCard } from '../../entities/pin.ts'
import { EXPERIMENTS } from '../../experiments.ts'
import { en } from '../../text/en.ts'
import {
  isRemovedStory,
  type PinType,
  pinBadge,
  pinType,
  REMOVED_STORY_TEXT_KEYS,
  type ShoppingIndicator,
  shoppingIndicator,
  shoppingIndicatorSizePx,
  storyDurationMs,
} from './pin-type.ts'

describe('pin type', () => {
  const video: Partial<PinCard> = { videos: { id: '1', duration: 1, video_list: {} } }
  const gif: Partial<PinCard> = { embed: { src: 'a.gif', type: 'gif' } }
  const rich = (type_name: 'product' | 'recipe' | 'article'): Partial<PinCard> => ({
    rich_summary: {
      type_name,
      display_name: '',
      site_name: '',
      display_cook_time: null,
      aggregate_rating: null,
      products: [],
    },
  })
  const story: Partial<PinCard> = {
    story_pin_data: {
      id: '1',
      is_deleted: false,
      has_product_pins: false,
      has_affiliate_products: false,
      static_page_count: 1,
      total_video_duration: 0,
      metadata: { pin_title: '' },
    },
  }

  test.each<[string, Partial<PinCard>, PinType]>([
    ['nothing special', {}, 'image'],
    ['an article', rich('article'), 'image'],
    ['a story', story, 'storyPin'],
    ['a recipe told as a story', { ...story, ...rich('recipe') }, 'recipe'],
    ['a product told as a story', { ...story, ...rich('product') }, 'product'],
    ['a product by its flag', { shopping_flags: [1, 6] }, 'product'],
    ['a recipe with a product flag', { ...rich('recipe'), shopping_flags: [5] }, 'product'],
    ['something that can only be bought', { shopping_flags: [1, 2, 10] }, 'image'],
    ['a gif recipe', { ...gif, ...rich('recipe') }, 'gif'],
    ['a promoted video product', { ...video, ...rich('product'), is_promoted: true }, 'video'],
    ['a video that is being prepared', { videos: null, video_status: 'processing' }, 'video'],
    ['one that failed', { videos: null, video_status: 'failed' }, 'image'],
    ['an embedded video', { embed: { src: 'a', type: 'video' } }, 'video'],
    ['a video gif', { ...video, ...gif }, 'video'],
  ])('card.2 %s', (_, pin, type) => expect(pinType(pin)).toBe(type))

  test('card.2 one tap comes before all others', () => expect(pinType({ ...video, ...gif }, true)).toBe('oneTap'))

  test.each<[PinType, string | null]>([
    ['oneTap', null],
    ['video', 'badge.video'],
    ['gif', 'badge.gif'],
    ['product', 'badge.product'],
    ['recipe', 'badge.recipe'],
    ['storyPin', 'badge.storyPin'],
    ['image', null],
  ])('card.2 the badge of %s is %s', (type, badge) => expect(pinBadge(type)).toBe(badge))
})

describe('removed story', () => {
  const story = (is_deleted: boolean) => ({ story_pin_data: { is_deleted } as PinCard['story_pin_data'] })

  test.each([
    [story(true), true],
    [story(false), false],
    [{}, false],
    [{ story_pin_data: null }, false],
  ])('card.14 story.2 %j is removed: %s', (pin, isRemoved) => expect(isRemovedStory(pin)).toBe(isRemoved))

  test('card.14 the placeholder says so', () => {
    expect([en[REMOVED_STORY_TEXT_KEYS.title], en[REMOVED_STORY_TEXT_KEYS.text]]).toEqual([
      'Unavailable',
      'Removed by the creator',
    ])
  })

  test.each([
    [0, 0, 0],
    [12_000, 0, 12_000],
    [12_000, 3, 27_000],
  ])(
    'story.1 story.3 %i ms of video and %i still pages take %i ms',
    (total_video_duration, static_page_count, takes) => {
      expect(storyDurationMs({ total_video_duration, static_page_count })).toBe(takes)
    },
  )
})

const summary = (products: number) =>
  ({
    type_name: 'product',
    products: Array.from({ length: products }, () => ({})),
  }) as unknown as PinCard['rich_summary']
const product = { rich_summary: summary(4), shopping_flags: [1] }
const viewer = (group: string, country = 'US', is_employee = false) => ({
  country,
  is_employee,
  experiments: { shopping_indicator: group },
})

test.each<[string, Parameters<typeof shoppingIndicator>[0], boolean]>([
  ['a product that can be bought', product, true],
  ['a shoppable product', { rich_summary: summary(1), is_shoppable: true }, true],
  ['a product nobody offers', { rich_summary: summary(1) }, false],
  ['a sold-out product', { ...product, is_oos_product: true }, false],
  ['what is no product', { shopping_flags: [1], is_shoppable: true }, false],
])('card.18 %s', (_, pin, shows) => {
  expect(shoppingIndicator(pin, viewer('enabled_3_indicator'), 'SearchItemHighShoppingIntent') !== null).toBe(shows)
})

test('card.18 only surfaces that allow it show it', () => {
  const on = Object.keys(SURFACES).filter((name) =>
    shoppingIndicator(product, viewer('enabled_3_indicator'), name as keyof typeof SURFACES),
  )
  expect(on).toContain('SearchItemHighShoppingIntent')
  expect(on).not.toContain('AuthHomefeed')
})

test.each<[string, number, boolean, ShoppingIndicator | null]>([
  ['control', 9, true, null],
  ['control_pwt', 9, true, null],
  ['enabled_2_indicator', 9, false, { form: 'products', count: 2 }],
  ['enabled_3_indicator', 9, false, { form: 'products', count: 3 }],
  ['enabled_4_indicator', 9, false, { form: 'products', count: 4 }],
  ['enabled_5_indicator', 9, false, { form: 'products', count: 5 }],
  ['enabled_5_indicator', 2, false, { form: 'products', count: 2 }],
  ['enabled_pwt', 9, false, { form: 'priceTag' }],
  ['employees', 9, true, { form: 'products', count: 5 }],
  ['employees', 9, false, null],
])('card.41 group %s with %i products, staff %s', (group, products, isEmployee, indicator) => {
  const pin = { ...product, rich_summary: summary(products) }
  expect(shoppingIndicator(pin, viewer(group, 'US', isEmployee), 'SearchItemHighShoppingIntent')).toEqual(indicator)
})

test.each(EXPERIMENTS.shopping_indicator.groups)(
  'card.41 in group %s nobody outside the five countries sees one',
  (group) => {
    const seenIn = ['US', 'GB', 'DE', 'CA', 'FR', 'AT', 'MX', ''].filter((country) =>
      shoppingIndicator(product, viewer(group, country, true), 'SearchItemHighShoppingIntent'),
    )
    expect(seenIn).toEqual(group.startsWith('control') ? [] : ['US', 'GB', 'DE', 'CA', 'FR'])
  },
)

test('card.18 its sizes and how often scrolling is looked at', () => {
  expect([shoppingIndicatorSizePx(true), shoppingIndicatorSizePx(false), SCROLL_THROTTLE_MS]).toEqual([32, 24, 50])
})
