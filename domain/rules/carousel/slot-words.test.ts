import { expect, test } from 'vitest'
import { slotWords } from './slot-words.ts'

const link = 'https://example.org/red'

test.each([
  [undefined, {}],
  [{ title: ' ', details: '', link: null }, {}],
  [
    { title: ' Red chair ', details: 'Oak', link },
    { title: 'Red chair', description: 'Oak', link },
  ],
])('carousel.7 %j is saved with %j', (slot, words) => expect(slotWords(slot)).toEqual(words))
