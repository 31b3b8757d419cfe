import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

const marked = (sentence: string, names: string[]) =>
  nameParts(sentence, names)
    .map(({ text, isName }) => (isName ? `[${text}]` : text))
    .join('')

test.each([
  ['Ada and Bob saved your Pin', ['Ada', 'Bob'], '[Ada] and [Bob] saved your Pin'],
  ['Ada Ash started following you', ['Ada', 'Ada Ash'], '[Ada Ash] started following you'],
  ['Bob joined your board Bob', ['Bob', 'Bob'], '[Bob] joined your board [Bob]'],
  ['Your website is verified', [], 'Your website is verified'],
  ['Your website is verified', [''], 'Your website is verified'],
])('the names in "%s" stand out', (sentence, names, shown) => {
  expect(marked(sentence, names)).toBe(shown)
})
