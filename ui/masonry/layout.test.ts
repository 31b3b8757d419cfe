import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeColumnMetrics } from './column-metrics.ts'
import { type CardDimensions, layOutCards, measureLayoutHeights } from './layout.ts'

const three = { count: 3, width: 236, side: 8, unit: 1, base: 236, rowsPerPx: 1, room: 224, start: 0 }

function card(key: string, height: number, extra = 0): CardDimensions {
  return { key, width: 236, height, extra }
}

test('card.22 each card goes to the shortest column, on ties to the first', () => {
  const cards = [card('a', 300), card('b', 100), card('c', 200), card('d', 50), card('e', 200), card('f', 10)]
  const { positions } = layOutCards(cards, three)
  expect(positions.map(({ column, top }) => [column, top])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 116],
    [1, 182],
    [2, 216],
  ])
})

test('card.22 a card is as high as its picture at the column width, what is under it, and its sides', () => {
  const [first] = layOutCards([{ key: 'a', width: 1000, height: 1500, extra: 40 }], three).positions
  expect(first).toEqual({ key: 'a', column: 0, left: 0, top: 0, width: 252, height: 354 + 40 + 16 })
})

test('card.22 words that are wider than their room have a second line, those that fit exactly have none', () => {
  const cards = [224, 225, 0].map((words, index) => ({ ...card(`${index}`, 100, 40), words }))
  expect(layOutCards(cards, three).positions.map(({ height }) => height)).toEqual([156, 174, 156])
})

test('columns stand beside each other from the start', () => {
  const lefts = layOutCards([card('a', 1), card('b', 1), card('c', 1)], { ...three, start: 12 }).positions.map(
    (p) => p.left,
  )
  expect(lefts).toEqual([12, 264, 516])
})

test('what is appended does not move what stands', () => {
  const sizes = fc.array(
    fc.record({ height: fc.integer({ min: 1, max: 900 }), extra: fc.integer({ min: 0, max: 90 }) }),
  )
  fc.assert(
    fc.property(sizes, sizes, fc.integer({ min: 320, max: 2000 }), (first, more, width) => {
      const all = [...first, ...more].map(({ height, extra }, index) => card(`${index}`, height, extra))
      const columns = computeColumnMetrics(width)
      const before = layOutCards(all.slice(0, first.length), columns)
      const after = layOutCards(all, columns, before)
      expect(after).toEqual(layOutCards(all, columns))
      for (const [index, position] of before.positions.entries()) expect(after.positions[index]).toBe(position)
    }),
  )
})

test.each([
  ['a card was taken away', [card('b', 100)]],
  ['a card changed its height', [card('a', 50), card('b', 100)]],
])('when %s, all are placed anew', (_, cards) => {
  const before = layOutCards([card('a', 300), card('b', 100)], three)
  expect(layOutCards(cards, three, before)).toEqual(layOutCards(cards, three))
})

test('no column is longer than the shortest by more than one card', () => {
  const cards = Array.from({ length: 200 }, (_, index) => card(`${index}`, 80 + ((index * 97) % 400)))
  const { full, even } = measureLayoutHeights(layOutCards(cards, three))
  expect(full - even).toBeLessThan(480 + 16)
})
