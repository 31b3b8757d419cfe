import { expect, test } from 'vitest'
import type { CollectionItem } from '../../entities/promotion.ts'
import type { Id } from '../../id.ts'
import { collectionChips } from './collection-chips.ts'

const items = (count: number): CollectionItem[] =>
  Array.from({ length: count }, (_, at) => ({
    pin_id: `${at}` as Id,
    image_signature: '',
    image_ext: 'jpg',
    link: null,
  }))
const ad = (type: number, count: number) => ({
  ad_data: { collection_grid_click_type: type, is_weight_loss_ad: false },
  collection_pin: { item_data: items(count) },
})

test.each([
  [2, 3],
  [3, 3],
])('card.17 click type %i with %i things shows them', (type, count) => {
  expect(collectionChips(ad(type, count))).toEqual(items(3))
})

test.each([
  [0, 3, 0],
  [0, 5, 0],
  [1, 5, 0],
  [2, 2, 0],
  [3, 2, 0],
  [2, 5, 3],
  [3, 5, 3],
])('card.42 click type %i with %i things shows the first %i', (type, count, shown) => {
  expect(collectionChips(ad(type, count))).toEqual(items(shown))
})

test('card.17 what is no collection has none', () => {
  expect(collectionChips({})).toEqual([])
  expect(collectionChips({ collection_pin: { item_data: items(3) } })).toEqual([])
})
