import { expect, test } from 'vitest'
import { colourName } from './colours.ts'

test.each([
  ['#fdfdfb', 'white'],
  ['#0a0a0c', 'black'],
  ['#808284', 'grey'],
  ['#c0392b', 'red'],
  ['#e67e22', 'orange'],
  ['#f1c40f', 'yellow'],
  ['#5b3a1e', 'brown'],
  ['#cbb79a', 'beige'],
  ['#27ae60', 'green'],
  ['#2f8f8f', 'teal'],
  ['#2b48d8', 'blue'],
  ['#8e44ad', 'violet'],
  ['#d84a9b', 'pink'],
  ['#d8243c', 'red'],
])('%s is called %s', (color, name) => {
  expect(colourName(color)).toBe(name)
})
