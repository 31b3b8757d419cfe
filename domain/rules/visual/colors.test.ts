import { expect, test } from 'vitest'
import { COLORS } from '../../constants/colors.ts'
import { COLOR_SWATCHES, measureColorShares, toColorBucket } from './colors.ts'

const plain = (...parts: [hex: string, count: number][]) =>
  Uint8Array.from(
    parts.flatMap(([hex, count]) => Array.from({ length: count }, () => [...Buffer.from(hex.slice(1), 'hex')]).flat()),
  )
const colorName = (hex: string) => COLORS[measureColorShares(plain([hex, 10])).colors.indexOf(100)]

test.each(Object.entries(COLOR_SWATCHES))('vsearch.5 the swatch of %s, %s, has its name', (name, hex) =>
  expect(colorName(hex)).toBe(name),
)

test.each([
  ['#ff0000', 'red'],
  ['#8b0000', 'red'],
  ['#ff8c00', 'orange'],
  ['#ffff00', 'yellow'],
  ['#228b22', 'green'],
  ['#a3c585', 'green'],
  ['#008080', 'teal'],
  ['#40e0d0', 'teal'],
  ['#0000ff', 'blue'],
  ['#87ceeb', 'blue'],
  ['#800080', 'purple'],
  ['#ff69b4', 'pink'],
  ['#ffc0cb', 'pink'],
  ['#8b4513', 'brown'],
  ['#5c4033', 'brown'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#ffffff', 'white'],
  ['#f5f5dc', 'neutral'],
  ['#d2b48c', 'neutral'],
])('vsearch.5 %s is %s', (hex, name) => expect(colorName(hex)).toBe(name))

test('vsearch.5 shares are by name and by tint, and less than 15 % is not kept', () => {
  const { colors, tints, tint_shares } = measureColorShares(plain(['#c8342f', 60], ['#3567b8', 30], ['#f0cc45', 10]))
  const share = (color: string) => tint_shares[tints.indexOf(toColorBucket(color) ?? -1)] ?? 0
  expect(colors[COLORS.indexOf('red')]).toBe(60)
  expect(colors[COLORS.indexOf('yellow')]).toBe(10)
  expect([share('red'), share('blue'), share('yellow')]).toEqual([60, 30, 0])
  expect([share('#c8342f'), share('c63531'), share('#3567b8'), share('#f0cc45'), share('#4c8c4a')]).toEqual([
    60, 60, 30, 0, 0,
  ])
  expect(tints.length).toBeLessThan(70)
})

test.each(['#12', 'rot', '#12345g', ''])('%s is no color', (text) => expect(toColorBucket(text)).toBeNull())
