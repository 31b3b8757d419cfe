import { expect, test } from 'vitest'
import { hue } from './hue.ts'

test.each([
  ['#ff0000', 0],
  ['#ffff00', 60],
  ['#00ff00', 120],
  ['#0000ff', 240],
  ['#ff00ff', 300],
  ['#ff0001', 0],
  ['#808080', 0],
])('%s stands at %i', (color, degrees) => expect(hue(color)).toBe(degrees))
