import { expect, test } from 'vitest'
import { findRelatedWords } from './related-words.ts'
import { pickSearchGuides } from './search-guides.ts'

const pins = (...titles: string[]) =>
  titles.map((title, at) => ({
    title,
    alt_text: '',
    dominant_color: `#00000${at}`,
    image_url: `/136x136/${at}.jpg`,
  }))

/** Results that show no concept. */
const others = (count: number) => pins(...Array(count).fill('Something'))

test('search.10 guides are concepts that several results show, but nearly all don’t; never what is asked for', () => {
  const results = [
    ...pins('Blue vase on linen', 'A vase and lemons someday', 'Lemons on blue linen, saving', 'Old jug with tulips'),
    ...others(4),
  ]
  expect(pickSearchGuides('vase', results, 'en').map((guide) => guide.term)).toEqual(['lemons', 'linen'])
  expect(pickSearchGuides('vase', results, 'en')[0]?.dominant_color).toBe('#000001')
  expect(pickSearchGuides('vase', results, 'de')[0]).toEqual({
    term: 'lemons',
    display: 'Zitrone',
    dominant_color: '#000001',
    image_url: '/136x136/1.jpg',
    position: 0,
  })
  expect(pickSearchGuides('vase', results.slice(0, 7), 'en')).toEqual([])
  const nearlyAll = [...pins(...Array(7).fill('Lemons on linen'), 'Lemons'), ...others(1)]
  expect(pickSearchGuides('vase', nearlyAll, 'en').map((guide) => guide.term)).toEqual(['linen'])
})

test('search.10 guides name things: no color, nothing about color, no mood; a party balloon doesn’t fly', () => {
  const results = [...pins(...Array(4).fill('Quiet colors: cozy blue balloons')), ...others(4)]
  expect(pickSearchGuides('cake', results, 'en').map(({ display }) => display)).toEqual(['Balloon'])
})

test('search.10 each guide has a picture of its own, as far as there are others', () => {
  const guides = (...titles: string[]) =>
    pickSearchGuides('vase', [...pins(...titles), ...others(6)], 'en').map(({ display, image_url }) => [
      display,
      image_url,
    ])
  expect(guides('Lemons and linen', 'Lemons and linen')).toEqual([
    ['Lemon', '/136x136/0.jpg'],
    ['Linen', '/136x136/1.jpg'],
  ])
  expect(guides('Lemons, linen and a jug', 'Lemons, linen and a jug')[2]?.[1]).toBe('/136x136/0.jpg')
})

test('search.10 there are at most 12 guides', () => {
  const many = 'vase linen lemon jug tulip chair cat dog bird fish tree moon lamp bread'.split(' ')
  expect(pickSearchGuides('x', [...pins(...many), ...pins(...many)], 'en')).toHaveLength(12)
})

test('search.10 an e at the end makes another word: a fire is no tree, a pin no pine; forms of a word are still one', () => {
  const displays = (...titles: string[]) =>
    pickSearchGuides('sunset', [...pins(...titles), ...others(6)], 'en').map(({ display }) => display)
  expect(displays('Sunset by the fire', 'Sunset by the fire', 'Sunset over firs', 'A fir')).toEqual(['Fir'])
  expect(findRelatedWords('fires').same.en).not.toContain('tree')
  expect(findRelatedWords('pin').same.en).not.toContain('pine')
  expect(findRelatedWords('boxes').same.en.length).toBe(findRelatedWords('box').same.en.length)
  expect(findRelatedWords('pines').broader.en).toContain('tree')
  expect(findRelatedWords('baking').same.en).toContain('bake')
})
