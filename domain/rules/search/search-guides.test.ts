import { expect, test } from 'vitest'
import { searchGuides } from './search-guides.ts'

const titled = (...titles: string[]) => titles.map((title, at) => ({ title, dominant_color: `#00000${at}` }))

test('guides are words that several results share, without those already asked for', () => {
  const results = titled('Blue vase on linen', 'A vase and lemons', 'Lemons on blue linen', 'Old jug')
  expect(searchGuides('vase', results).map((guide) => guide.term)).toEqual(['blue', 'lemons', 'linen'])
  expect(searchGuides('vase', results)[1]).toEqual({
    term: 'lemons',
    display: 'Lemons',
    dominant_color: '#000001',
    position: 1,
  })
})

test('a word that all results share narrows nothing', () => {
  expect(searchGuides('x', titled('green moss', 'green fern'))).toEqual([])
})
