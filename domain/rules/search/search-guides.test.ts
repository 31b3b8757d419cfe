import { expect, test } from 'vitest'
import { COLOR_SWATCHES } from '../visual/colors.ts'
import { relatedWords } from './related-words.ts'
import { searchGuides } from './search-guides.ts'

const pins = (...titles: string[]) =>
  titles.map((title, at) => ({ title, alt_text: '', dominant_color: `#00000${at}` }))

test('search.10 guides are ideas that some results show, never little words, without what is asked for', () => {
  const results = pins(
    'Blue vase on linen',
    'A vase and lemons someday',
    'Lemons on blue linen, saving',
    'Old jug with tulips',
  )
  expect(searchGuides('vase', results, 'en').map((guide) => guide.term)).toEqual([
    'blue',
    'lemons',
    'linen',
    'jug',
    'tulips',
  ])
  expect(searchGuides('vase', results, 'en')[1]?.dominant_color).toBe('#000001')
  // A color's guide shows that color.
  expect(searchGuides('vase', results, 'de')[0]).toEqual({
    term: 'blue',
    display: 'Blau',
    dominant_color: COLOR_SWATCHES.blue,
    position: 0,
  })
})

test('search.10 what all results share narrows nothing; there are at most 12', () => {
  expect(searchGuides('x', pins('green moss', 'green fern'), 'en').map(({ term }) => term)).not.toContain('green')
  const many = 'red blue yellow pink purple brown black white gold teal cat dog bird fish tree moon'.split(' ')
  expect(searchGuides('x', [...pins(...many), ...pins(...many)], 'en')).toHaveLength(12)
})

test('search.10 an e at the end makes another word: a fire is no tree, a pin no pine; forms of a word are still one', () => {
  expect(
    searchGuides('sunset', pins('Sunset by the fire', 'Sunset over firs'), 'en').map(({ display }) => display),
  ).toEqual(['Tree'])
  expect(searchGuides('sunset', pins('Sunset by the fire', 'Sunset and a fire'), 'en')).toEqual([])
  expect(relatedWords('fires').same.en).not.toContain('tree')
  expect(relatedWords('pin').same.en).not.toContain('pine')
  expect(relatedWords('boxes').same.en.length).toBe(relatedWords('box').same.en.length)
  expect(relatedWords('pines').same.en).toContain('tree')
  expect(relatedWords('baking').same.en).toContain('bake')
})
