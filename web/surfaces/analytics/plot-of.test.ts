import { expect, test } from 'vitest'
import { csvOf } from './csv-of.ts'
import { PLOT, plotOf } from './plot-of.ts'

const floor = PLOT.height - PLOT.bottom

test.each([
  [[0, 0, 0], 1],
  [[3, 9, 17], 20],
  [[21, 4], 50],
  [[480, 12], 500],
])('route.6 the plot of %j reaches to %i', (values, most) => expect(plotOf(values).most).toBe(most))

test('route.6 the line begins at the left, ends at the right, and nothing lies on the floor', () => {
  expect(plotOf([0, 50, 100]).points).toEqual([
    { x: 0, y: floor },
    { x: PLOT.width / 2, y: (floor + PLOT.top) / 2 },
    { x: PLOT.width, y: PLOT.top },
  ])
})

test('route.6 numbers as text for spreadsheets', () => {
  expect(csvOf([{ day: '2026-01-02', saves: 3 }], ['day', 'saves'])).toBe('day,saves\r\n2026-01-02,3')
})
