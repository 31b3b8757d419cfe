import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import { type PinType, pinBadge, pinType } from './pin-type.ts'

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
