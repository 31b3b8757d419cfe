import { expect, test } from 'vitest'
import { PLOT_SIZE, toPlotPoints } from './plot-points.ts'
import { toCsv } from './to-csv.ts'

const floor = PLOT_SIZE.height - PLOT_SIZE.bottom

test.each([
  [[0, 0, 0], 1],
  [[3, 9, 17], 20],
  [[21, 4], 50],
  [[480, 12], 500],
])('route.6 the plot of %j reaches to %i', (values, most) => expect(toPlotPoints(values).most).toBe(most))

test('route.6 the line starts at the left edge, ends at the right edge, and zero lies on the bottom edge', () => {
  expect(toPlotPoints([0, 50, 100]).points).toEqual([
    { x: 0, y: floor },
    { x: PLOT_SIZE.width / 2, y: (floor + PLOT_SIZE.top) / 2 },
    { x: PLOT_SIZE.width, y: PLOT_SIZE.top },
  ])
})

test('route.6 numbers as text for spreadsheets', () => {
  expect(toCsv([{ day: '2026-01-02', saves: 3 }], ['day', 'saves'])).toBe('day,saves\r\n2026-01-02,3')
})
