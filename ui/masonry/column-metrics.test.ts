import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeColumnMetrics, PHONE_BREAKPOINTS } from './column-metrics.ts'

test.each([
  [360, 2, 4],
  [575, 2, 4],
  [576, 3, 8],
  [900, 4, 8],
  [1056, 4, 8],
  [1440, 5, 8],
  [1920, 7, 8],
])('card.22 a container of %i px has %i columns with %i on each side', (width, count, side) => {
  expect(computeColumnMetrics(width)).toMatchObject({ count, side })
})

test('card.22 a column has 236 px on a desktop, 175 on a tablet, at least 157.33 on a phone of two columns', () => {
  expect(computeColumnMetrics(1440).width).toBe(236)
  expect(computeColumnMetrics(768).width).toBe(175)
  for (let width = 334; width < 576; width++) expect(computeColumnMetrics(width).width).toBeGreaterThanOrEqual(157.33)
})

test.each([
  [1056, 3],
  [1440, 4],
  [1920, 6],
])('card.22 wide, a container of %i px has %i columns of 270 px with 24 on each side', (width, count) => {
  expect(computeColumnMetrics(width, 'wide')).toMatchObject({ count, width: 270, side: 24 })
})

test('card.22 wide, a tablet and a phone have their own columns', () => {
  for (const width of [390, 900]) expect(computeColumnMetrics(width, 'wide')).toEqual(computeColumnMetrics(width))
})

test('fluid columns fill the phone but for the rounding of the row', () => {
  for (let width = 200; width < 576; width++) {
    const { count, start } = computeColumnMetrics(width)
    expect(start).toBeGreaterThanOrEqual(0)
    expect(start).toBeLessThanOrEqual((count * 236) / 64 / 2)
  }
})

test('the rows reserved for text always hold it, and waste little', () => {
  for (let width = 167; width < 576; width++) {
    const { unit, rowsPerPx, count } = computeColumnMetrics(width)
    expect(unit * rowsPerPx).toBeGreaterThanOrEqual(1)
    if (count === 2) expect(unit * rowsPerPx).toBeLessThan(1.08)
  }
})

test('the styles take the same steps', () => {
  const css = readFileSync(new URL('./masonry.module.css', import.meta.url), 'utf8')
  const found = [...css.matchAll(/@container \(width >= (\d+)px\) \{\s*\.grid \{([^}]*--rows-per-px[^}]*)\}/g)]
  const steps = found.map(([, from, body = '']) => [
    Number(from),
    ...[/--rows-per-px: ([\d.]+)/, /--room: (\d+)/].map((value) => Number(body.match(value)?.[1])),
  ])
  expect(steps).toEqual(
    PHONE_BREAKPOINTS.filter((step) => step.from > 0).map((step) => [step.from, step.rowsPerPx, step.room]),
  )
  expect(css.match(/@container \(width >= (\d+)px\) \{\s*\.grid \{\s*--count: 2/)?.[1]).toBe('331')
})

test('card.22 the room for words is what a column has at least, less what they stand inside of it', () => {
  for (let width = 167; width < 2000; width++) {
    const { room, ...columns } = computeColumnMetrics(width)
    expect(room).toBeLessThanOrEqual(columns.width - 12)
    if (width >= 331) expect(room).toBeGreaterThan(columns.width - 32)
  }
})
