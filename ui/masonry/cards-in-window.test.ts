import { expect, test } from 'vitest'
import { listCardsInWindow } from './cards-in-window.ts'
import { computeColumnMetrics } from './column-metrics.ts'
import { layOutCards } from './layout.ts'
import { findNeighborCard } from './neighbor-card.ts'

const cards = Array.from({ length: 2000 }, (_, index) => ({
  key: `${index}`,
  width: 236,
  height: 100 + ((index * 89) % 350),
  extra: 40,
}))
const { positions } = layOutCards(cards, computeColumnMetrics(1440))

test('all cards that touch the stretch are there, and no other', () => {
  const expected = positions.flatMap(({ top, height }, index) => (top < 9000 && top + height > 6000 ? [index] : []))
  expect(listCardsInWindow(positions, 6000, 9000, 150)).toEqual(expected)
  expect(expected.length).toBeGreaterThan(20)
})

test('however high the window, no more than the most are there, and those are the nearest', () => {
  const found = listCardsInWindow(positions, 0, 40000, 150)
  expect(found).toHaveLength(150)
  const middles = found.map((index) => Math.abs((positions[index]?.top ?? 0) - 20000))
  expect(Math.max(...middles)).toBeLessThan(6000)
  expect(found).toEqual([...found].sort((a, b) => a - b))
})

test('arrow keys go to the card above and below in the same column', () => {
  const column = positions.flatMap((position, index) => (position.column === 2 ? [index] : []))
  expect(findNeighborCard(positions, column[3]!, 'down')).toBe(column[4])
  expect(findNeighborCard(positions, column[3]!, 'up')).toBe(column[2])
  expect(findNeighborCard(positions, column[0]!, 'up')).toBeUndefined()
})

test('arrow keys go sideways to the card at the same height', () => {
  const from = positions.findIndex((position) => position.column === 2 && position.top > 3000)
  const beside = positions[findNeighborCard(positions, from, 'after')!]!
  const here = positions[from]!
  expect(beside.column).toBe(3)
  expect(beside.top).toBeLessThan(here.top + here.height)
  expect(beside.top + beside.height).toBeGreaterThan(here.top)
  expect(findNeighborCard(positions, 0, 'before')).toBeUndefined()
})
