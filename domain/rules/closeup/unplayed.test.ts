import { expect, test } from 'vitest'
import { unplayed } from './unplayed.ts'

test.each([
  ['video', 'closeup.noVideo'],
  ['gif', 'closeup.noGif'],
  ['storyPin', 'closeup.noStory'],
  ['image', null],
  ['product', null],
  ['recipe', null],
  ['oneTap', null],
] as const)('closeup.1 a pin of the type %s says that it is not played with %s', (type, text) => {
  expect(unplayed(type)).toBe(text)
})
